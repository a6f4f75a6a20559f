import type { Register } from 'react-hook-form';
import type { Question } from '../../../../src/engine/questionnaire.ts';

interface ControlProps {
  readonly id: string;
  readonly question: Question;
  readonly register: Register;
}

export function Control({ id, question, register }: ControlProps) {
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
