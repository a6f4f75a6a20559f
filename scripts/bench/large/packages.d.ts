/** What the pages of the large questionnaire use of packages that are installed only when its figures are asked for. */
declare module 'virtual:form/react-hook-form' {
  import type { Section } from '../../../src/engine/registry/questionnaire.ts';

  const sections: readonly Pick<Section, 'id' | 'title' | 'questions'>[];
  export default sections;
}

declare module 'virtual:form/surveyjs' {
  const form: object;
  export default form;
}

declare module 'virtual:form/json-forms' {
  const form: { readonly schema: object; readonly uischema: object };
  export default form;
}

declare module 'virtual:form/formio' {
  const form: object;
  export default form;
}

declare module 'survey-core' {
  interface Panel {
    readonly name: string;
    expand(): void;
    validate(): boolean;
  }
  interface FooterActions {
    readonly panel: Panel;
    readonly actions: { readonly id: string; readonly title: string; readonly action: () => void }[];
  }
  export class Model {
    constructor(form: object);
    readonly data: object;
    readonly onGetPanelFooterActions: {
      add(listener: (survey: Model, asked: FooterActions) => void): void;
    };
    getAllPanels(): readonly Panel[];
  }
}

declare module 'survey-react-ui' {
  import type { FunctionComponent } from 'react';
  import type { Model } from 'survey-core';

  export const Survey: FunctionComponent<{ readonly model: Model }>;
}

declare module '@jsonforms/core' {
  export interface JsonSchema {
    readonly type?: string;
    readonly uniqueItems?: boolean;
  }
  export type Tester = (uischema: object, schema: JsonSchema, context: object) => boolean;
  export type RankedTester = (uischema: object, schema: JsonSchema, context: object) => number;
  export function rankWith(rank: number, tester: Tester): RankedTester;
  export function and(...testers: readonly Tester[]): Tester;
  export function uiTypeIs(type: string): Tester;
  export function schemaMatches(matches: (schema: JsonSchema) => boolean): Tester;
}

declare module '@jsonforms/react' {
  import type { ComponentType, FunctionComponent } from 'react';
  import type { RankedTester } from '@jsonforms/core';

  export interface Renderer {
    readonly tester: RankedTester;
    readonly renderer: ComponentType<never>;
  }
  interface MultiEnumProps {
    readonly id: string;
    readonly path: string;
    readonly label: string;
    readonly description?: string;
    readonly visible: boolean;
    readonly data?: readonly string[];
    readonly options?: readonly { readonly value: string; readonly label: string }[];
    readonly addItem: (path: string, value: string) => void;
    readonly removeItem: (path: string, value: string) => void;
  }
  export function withJsonFormsMultiEnumProps(component: ComponentType<MultiEnumProps>): ComponentType<never>;
  export const JsonForms: FunctionComponent<{
    readonly schema: object;
    readonly uischema: object;
    readonly data: object;
    readonly renderers: readonly Renderer[];
    readonly cells: readonly Renderer[];
    readonly onChange: (state: { readonly data: object; readonly errors: readonly unknown[] }) => void;
  }>;
}

declare module '@jsonforms/vanilla-renderers' {
  import type { Renderer } from '@jsonforms/react';

  export const vanillaRenderers: readonly Renderer[];
  export const vanillaCells: readonly Renderer[];
}

declare module '@formio/js' {
  interface Form {
    on(
      event: 'customEvent',
      listener: (told: { readonly type: string; readonly data: object }) => void,
    ): void;
    checkValidity(data: object, dirty: boolean): boolean;
  }
  export const Formio: { createForm(root: HTMLElement, form: object): Promise<Form> };
}
