import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { and, rankWith, schemaMatches, uiTypeIs } from '@jsonforms/core';
import { JsonForms, withJsonFormsMultiEnumProps } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import form from 'virtual:form/json-forms';
import { saveSection } from './save-section.ts';

/** Several of several, for which the renderers of plain HTML have nothing: as the documentation has its own ones. */
const boxes = {
  tester: rankWith(
    5,
    and(
      uiTypeIs('Control'),
      schemaMatches((schema) => schema.type === 'array' && schema.uniqueItems === true),
    ),
  ),
  renderer: withJsonFormsMultiEnumProps(function Boxes(props) {
    const { path, label, description, visible, data = [], options = [], addItem, removeItem } = props;
    if (!visible) return null;
    return (
      <fieldset>
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={data.includes(option.value)}
              onChange={({ target }) => (target.checked ? addItem : removeItem)(path, option.value)}
            />
            {option.label}
          </label>
        ))}
        <p>{description}</p>
      </fieldset>
    );
  }),
};
const renderers = [...vanillaRenderers, boxes];
const noAnswers = {};

function Page() {
  const [answers, setAnswers] = useState<object>(noAnswers);
  const [isSound, setSound] = useState(true);
  return (
    <>
      <JsonForms
        {...form}
        data={answers}
        renderers={renderers}
        cells={vanillaCells}
        onChange={({ data, errors }) => {
          setAnswers(data);
          setSound(errors.length === 0);
        }}
      />
      <button id="save" disabled={!isSound} onClick={() => void saveSection('s01', answers)}>
        Save
      </button>
    </>
  );
}

export function show(root: HTMLElement): void {
  createRoot(root).render(<Page />);
}
