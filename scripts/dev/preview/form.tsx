import { FormWindow } from './FormWindow.tsx';
import { openDocument } from './open-document.tsx';

openDocument((store) => <FormWindow store={store} />);
