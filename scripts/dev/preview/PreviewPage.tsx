import { classNames } from '../../../src/web/ui/class-names.ts';
import { catalog } from '../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { PageHeader } from '../../../src/web/ui/page/PageHeader.tsx';
import { Answers } from './Answers.tsx';
import { Checks } from './Checks.tsx';
import { Conditions } from './Conditions.tsx';
import { Controls } from './Controls.tsx';
import { Facts } from './Facts.tsx';
import { formPath } from './paths.ts';
import { Names } from './Names.tsx';
import type { PreviewStore } from './preview-store.ts';
import { Results } from './Results.tsx';
import { usePreviewed } from './use-previewed.ts';
import { WireForm } from './WireForm.tsx';
import styles from './PreviewPage.module.css';

/** Without any questionnaire, as while schemas/meta is broken in a new clone, only what is wrong. */
export function PreviewPage({ store }: { readonly store: PreviewStore }) {
  if (catalog.length > 0) return <Questionnaires store={store} />;
  return (
    <main className={styles.page}>
      <PageHeader title="Preview" lede="No questionnaire of schemas/ can be compiled." />
      <Checks first="" />
    </main>
  );
}

function Questionnaires({ store }: { readonly store: PreviewStore }) {
  const previewed = usePreviewed(store);
  const { state, compiled, trial } = previewed;
  return (
    <main className={styles.page}>
      <PageHeader
        title="Preview"
        lede="Every questionnaire of schemas/, as you save its files. Test answers stay in this tab and are sent nowhere."
      />
      <Controls store={store} {...previewed} />
      <div className={styles.work}>
        <section
          className={classNames(styles.stage, toStageClass(state.width))}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- from here the arrow keys scroll a wide window
          tabIndex={0}
          aria-label="Window of the form"
        >
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this server's own page, which shares the store */}
          <iframe
            className={styles.window}
            title="The form"
            src={formPath}
            style={state.width === null ? undefined : { width: state.width }}
          />
        </section>
        <div className={styles.panes}>
          <Checks first={previewed.id} />
          {compiled && (
            <>
              <Facts store={store} compiled={compiled} trial={trial} />
              <Conditions store={store} compiled={compiled} trial={trial} />
              <Names compiled={compiled} trial={trial} />
              <Answers compiled={compiled} trial={trial} />
              <WireForm compiled={compiled} trial={trial} />
              <Results compiled={compiled} trial={trial} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function toStageClass(width: number | null): string | undefined {
  if (width === null) return styles.free;
  return width <= 768 ? styles.narrow : undefined;
}
