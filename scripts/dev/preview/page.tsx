import { openDocument } from './open-document.tsx';
import { PreviewPage } from './PreviewPage.tsx';

openDocument((store) => <PreviewPage store={store} />);
