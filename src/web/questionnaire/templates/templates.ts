import type { FormProps } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { SectionContext } from '../form/section-context.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { renderNothing } from './render-nothing.ts';

type Templates = NonNullable<FormProps<unknown, RJSFSchema, SectionContext>['templates']>;

/** Help, errors and descriptions are the frames' business, so the library's own parts for them show nothing. */
export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: renderNothing,
  FieldErrorTemplate: renderNothing,
  FieldHelpTemplate: renderNothing,
  ErrorListTemplate: renderNothing,
} satisfies Templates;
