import { createRoot } from 'react-dom/client';
import form from 'virtual:form/surveyjs';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.min.css';
import { saveSection } from './save-section.ts';

export function show(root: HTMLElement): void {
  const survey = new Model(form);
  survey.onGetPanelFooterActions.add((_, { panel, actions }) => {
    actions.push({
      id: 'save',
      title: 'Save',
      action: () => void (panel.validate() && saveSection(panel.name, survey.data)),
    });
  });
  if (location.search.includes('unfolded')) for (const panel of survey.getAllPanels()) panel.expand();
  createRoot(root).render(<Survey model={survey} />);
}
