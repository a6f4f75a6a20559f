import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useFieldArray, useForm, useWatch, type FormControl, type Register } from 'react-hook-form';
import sections from 'virtual:sections';
import type { Question, QuestionOf, Section } from '../../../../src/engine/questionnaire.ts';
import { toHelpText } from '../../../../src/engine/compile/help.ts';
import { Control } from '../../forms/react-hook-form/Control.tsx';

type PlainSection = Pick<Section, 'id' | 'title' | 'questions'>;

/** A section that is built when it is first opened, and stays built. */
function FoldedSection({ id, title, questions }: PlainSection) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const toggle = () => {
    setOpen(!open);
    setOpened(true);
  };
  return (
    <section>
      <h2>
        <button type="button" id={`open_${id}`} aria-expanded={open} onClick={toggle}>
          {title}
        </button>
      </h2>
      <div hidden={!open}>{opened && <SectionForm id={id} questions={questions} />}</div>
    </section>
  );
}

function SectionForm({ id, questions }: Omit<PlainSection, 'title'>) {
  const { register, handleSubmit, control } = useForm();
  const firsts = [...new Set(questions.flatMap((question) => getFirst(question) ?? []))];
  const values = useWatch({ control, name: firsts });
  const isAsked = (question: Question) => {
    const first = getFirst(question);
    return first === undefined || values[firsts.indexOf(first)] === true;
  };
  return (
    <form onSubmit={handleSubmit((answers) => void saveSection(id, answers))}>
      {questions.filter(isAsked).map((question) => (
        <fieldset key={question.id}>
          <legend>{question.title}</legend>
          <Answer question={question} register={register} control={control} />
          <p>{toHelpText(question.help)}</p>
        </fieldset>
      ))}
      <button type="submit" id={`save_${id}`}>
        Save
      </button>
    </form>
  );
}

interface AnswerProps {
  readonly question: Question;
  readonly register: Register;
  readonly control: FormControl;
}

function Answer({ question, register, control }: AnswerProps) {
  const { id, title, widget, options } = question;
  if (question.type === 'rows') return <Rows question={question} register={register} control={control} />;
  if (widget !== 'select') return <Control id={id} question={question} register={register} />;
  return (
    <select {...register(id)} id={id} aria-label={title}>
      <option value="">Choose one</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.title}
        </option>
      ))}
    </select>
  );
}

interface RowsProps extends Omit<AnswerProps, 'question'> {
  readonly question: QuestionOf<'rows'>;
}

function Rows({ question: { id, settings }, register, control }: RowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: id });
  return (
    <>
      {fields.map((row, index) => (
        <div key={row.id}>
          {settings.columns.map((column) => (
            <input key={column.id} {...register(`${id}.${index}.${column.id}`)} aria-label={column.title} />
          ))}
          <button type="button" onClick={() => remove(index)}>
            Remove
          </button>
        </div>
      ))}
      <button type="button" onClick={() => append({})}>
        Add
      </button>
    </>
  );
}

/** The yes/no question after whose yes another is asked; undefined: the question is always asked. */
function getFirst({ conditions: [condition] }: Question): string | undefined {
  return condition && 'question' in condition ? condition.question : undefined;
}

async function saveSection(section: string, answers: object): Promise<void> {
  const own = Object.entries(answers).filter(([id]) => id.startsWith(`${section}_`));
  const response = await fetch('/save', { method: 'POST', body: JSON.stringify(Object.fromEntries(own)) });
  const output = document.querySelector('#saved');
  if (output && response.ok) output.textContent = `Saved ${section}`;
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(sections.map((section) => <FoldedSection key={section.id} {...section} />));
