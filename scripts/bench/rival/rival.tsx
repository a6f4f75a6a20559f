import { createRoot } from 'react-dom/client';
import { useForm, type Register } from 'react-hook-form';
import { toHelpText } from '../../../src/engine/registry/help.ts';
import type { Question, Questionnaire, Section } from '../../../src/engine/registry/questionnaire.ts';

const compiled = import.meta.glob<Questionnaire>('../../../build/questionnaires/*/questionnaire.json', {
  import: 'default',
});

/** One section's questions, written by hand with react-hook-form: what the product's own forms are measured against. */
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

interface ControlProps {
  readonly id: string;
  readonly question: Question;
  readonly register: Register;
}

function Control({ id, question, register }: ControlProps) {
  const field = register(question.id);
  switch (question.type) {
    case 'boolean':
      return <input {...field} type="checkbox" id={id} aria-label={question.title} />;
    case 'date':
      return <input {...field} type="date" id={id} aria-label={question.title} />;
    case 'link':
    case 'address':
    case 'scale':
    case 'number':
      return <input {...field} inputMode="decimal" id={id} aria-label={question.title} />;
    case 'text':
    case 'rows':
      return <textarea {...field} id={id} rows={3} aria-label={question.title} />;
    case 'choice':
    case 'choices':
      return question.options.map((option) => (
        <label key={option.id}>
          <input {...field} type={question.type === 'choice' ? 'radio' : 'checkbox'} value={option.id} />
          {option.title}
        </label>
      ));
  }
}

async function show(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const id = asked.get('questionnaire') ?? '';
  const questionnaire = await compiled[`../../../build/questionnaires/${id}/questionnaire.json`]?.();
  const section = questionnaire?.sections.find((one) => one.id === asked.get('section'));
  const root = document.querySelector('#root');
  if (!section || !root) throw new Error(`There is no such section: ${location.search}`);
  createRoot(root).render(<SectionPage prefix={`${id}_${section.id}`} section={section} />);
}

void show();
