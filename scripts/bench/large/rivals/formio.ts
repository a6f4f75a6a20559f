import { Formio } from '@formio/js';
import '@formio/js/dist/formio.full.min.css';
import form from 'virtual:form/formio';
import { saveSection } from './save-section.ts';

export async function show(root: HTMLElement): Promise<void> {
  const shown = await Formio.createForm(root, form);
  shown.on('customEvent', ({ type, data }) => {
    if (shown.checkValidity(data, true)) void saveSection(type.replace('save ', ''), data);
  });
}
