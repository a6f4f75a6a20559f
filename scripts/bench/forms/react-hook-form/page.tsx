import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { toHelpText } from '../../../../src/engine/compile/help.ts';
import type { Questionnaire, Section } from '../../../../src/engine/questionnaire.ts';
import { Control } from './Control.tsx';

const compiled = import.meta.glob<Questionnaire>('../../../../build/questionnaires/*/questionnaire.json', {
  import: 'default',
});

/** One section written by hand with react-hook-form: the reference for the product's own forms. */
function SectionPage({ prefix, section }: { readonly prefix: string; readonly section: Section }) {
  const { register, handleSubmit } = useForm();
  return (
    <form onSubmit={handleSubmit((answers) => sessionStorage.setItem('answers', JSON.stringify(answers)))}>
      <h1>{section.title}</h1>
      {section.questions.map((question) => (
        <fieldset key={question.id}>
          <legend>{question.title}</legend>
          <Control id={`${prefix}_${question.id}`} question={question} register={register} />
          <p>{toHelpText(question.help)}</p>
        </fieldset>
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

async function show(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const id = asked.get('questionnaire') ?? '';
  const questionnaire = await compiled[`../../../../build/questionnaires/${id}/questionnaire.json`]?.();
  const section = questionnaire?.sections.find((one) => one.id === asked.get('section'));
  const root = document.querySelector('#root');
  if (!section || !root) throw new Error(`There is no such section: ${location.search}`);
  createRoot(root).render(<SectionPage prefix={`${id}_${section.id}`} section={section} />);
}

void show();
