import { catalog } from '../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { Segmented } from '../../../src/web/ui/controls/Segmented.tsx';
import { SelectField } from '../../../src/web/ui/controls/SelectField.tsx';
import { TextField } from '../../../src/web/ui/controls/TextField.tsx';
import { factStateOptions, factStates, type FactState } from './fact-states.ts';
import { memberStates, type MemberStateName } from './member-states.ts';
import { changeTrial, type PreviewStore } from './preview-store.ts';
import { replaceAnswers } from './trial.ts';
import type { Previewed } from './use-previewed.ts';
import styles from './Controls.module.css';

export function Controls({ store, ...previewed }: Previewed & { readonly store: PreviewStore }) {
  const { state, id, compiled, trial } = previewed;
  const entry = catalog.find((one) => one.id === id);
  const sections = (entry?.sections ?? []).map((section) => ({ value: section.id, label: section.title }));
  const put = (name: MemberStateName) => {
    if (!compiled) return;
    const made = memberStates[name].make(compiled.questionnaire);
    changeTrial(store, id, (before) => replaceAnswers(before, { ...made, state: name }));
  };
  return (
    <div className={styles.controls}>
      <SelectField
        label="Questionnaire"
        options={catalog.map(({ id: value, title }) => ({ value, label: `${title} (${value})` }))}
        value={id}
        onChange={(event) => store.setState({ questionnaire: event.target.value, section: null })}
      />
      <SelectField
        label="Section"
        options={[{ value: '', label: 'All' }, ...sections]}
        value={sections.some(({ value }) => value === state.section) ? (state.section ?? '') : ''}
        onChange={(event) => store.setState({ section: event.target.value || null })}
      />
      <SelectField
        label="Member state"
        placeholder="As you answer it"
        disabled={!compiled}
        options={states}
        value={trial.state ?? ''}
        onChange={(event) => {
          const chosen = states.find(({ value }) => value === event.target.value);
          if (chosen) put(chosen.value);
        }}
      />
      <Facts store={store} facts={state.facts} />
      <Width store={store} width={state.width} />
      <div className={styles.labelled}>
        <span aria-hidden="true">Theme</span>
        <Segmented
          label="Theme"
          options={themes}
          value={state.theme}
          onChange={(theme) => store.setState({ theme })}
        />
      </div>
    </div>
  );
}

function Facts({ store, facts }: { readonly store: PreviewStore; readonly facts: FactState }) {
  return (
    <SelectField
      label="Facts under questions"
      options={factStateOptions}
      value={facts}
      onChange={(event) => {
        const chosen = factStates.find((value) => value === event.target.value);
        if (chosen) store.setState({ facts: chosen });
      }}
    />
  );
}

/** Typed values of the table: Object.entries would lose their type. */
const states = (Object.keys(memberStates) as MemberStateName[]).map((value) => ({
  value,
  label: memberStates[value].label,
}));

const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

const widths = [320, 390, 768, 1440];
const widthOptions = [
  ...widths.map((width) => ({ value: String(width), label: String(width) })),
  { value: 'free', label: 'Free' },
];

/** The narrowest and the widest window, in px. */
const limits = { min: 240, max: 3840 };

function Width({ store, width }: { readonly store: PreviewStore; readonly width: number | null }) {
  return (
    <div className={styles.labelled}>
      <span aria-hidden="true">Width in px</span>
      <div className={styles.widths}>
        <Segmented
          label="Width in px"
          options={widthOptions}
          value={width === null ? 'free' : String(width)}
          onChange={(value) => store.setState({ width: value === 'free' ? null : Number(value) })}
        />
        <TextField
          {...limits}
          className={styles.number}
          label="Another width in px"
          hideLabel
          type="number"
          placeholder="Another"
          value={width === null || widths.includes(width) ? '' : width}
          onChange={(event) => {
            const asked = event.target.valueAsNumber;
            if (asked >= limits.min && asked <= limits.max) store.setState({ width: asked });
          }}
        />
      </div>
    </div>
  );
}
