import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import countries from '../../schemas/options/countries.json' with { type: 'json' };
import kinds from '../fixtures/questionnaires/kinds/schema.json' with { type: 'json' };

/** What the files of schemas/ mean to other tools: the form library draws them without our code. */
function draw(schema: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an editor's file is JSON Schema
  render(<Form schema={schema as RJSFSchema} validator={validator} />);
}

it('a shared list is a list of choices', () => {
  draw(countries);
  expect(screen.getAllByRole('option')).toHaveLength(250);
  expect(screen.getByRole('option', { name: 'Switzerland' })).toBeInTheDocument();
});

it('money is an amount beside a list of currencies', () => {
  const { raised } = kinds.properties.money.properties;
  draw(raised);
  expect(screen.getByRole('spinbutton', { name: /Amount/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Currency/ })).toBeVisible();
  expect(screen.getByRole('option', { name: 'EUR' })).toBeInTheDocument();
});
