import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ahead, files, styles } from 'virtual:public-assets';
import type { PublicConfig } from '../../contracts/config.ts';
import { toPublicPage, publicPages, type signInPath, type PublicPath } from '../../contracts/public-pages.ts';
import { pageDescriptions } from '../copy/public/page-descriptions.ts';
import { ConsultingScreen } from '../screens/consulting/ConsultingScreen.tsx';
import { LandingScreen } from '../screens/landing/LandingScreen.tsx';
import { LegalScreen } from '../screens/legal/LegalScreen.tsx';
import { ProjectResearchScreen } from '../screens/project-research/ProjectResearchScreen.tsx';
import { SignInScreen } from '../screens/sign-in/SignInScreen.tsx';
import { SignInFrame } from '../shell/public/SignInFrame.tsx';
import { PublicFrame } from '../shell/public/PublicFrame.tsx';
import interUrl from '../ui/styles/fonts/inter-latin-opsz.woff2?url';
import { toSafeHref } from '../ui/text/addresses.ts';
import { toDocumentTitle } from '../copy/document-title.ts';
import { faviconHref } from './favicon.ts';
import earlySubmit from './sign-in/early-submit.js?raw';
import themeScript from './theme-script.js?raw';
import '../ui/styles/base.css';

/** The whole document. No public page needs React in the browser, and only the sign-in page needs a script. */
export function renderPublicPage(path: PublicPath, config: PublicConfig, year: number): string {
  const document = (
    <html lang="en">
      <PublicHead path={path} />
      <body>
        <PublicBody path={path} config={config} year={year} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

interface PublicBodyProps {
  readonly path: PublicPath;
  readonly config: PublicConfig;
  readonly year: number;
}

function PublicBody({ path, config, year }: PublicBodyProps) {
  if (path === publicPages.login.path) {
    return (
      <>
        <SignInFrame config={config} year={year}>
          <SignInScreen config={config} />
        </SignInFrame>
        <template data-ahead={ahead.join(' ')} />
      </>
    );
  }
  return (
    <PublicFrame path={path} config={config} year={year}>
      {toScreen(path, config)}
    </PublicFrame>
  );
}

function PublicHead({ path }: { readonly path: PublicPath }) {
  const { title } = toPublicPage(path);
  const isSignIn = path === publicPages.login.path;
  const { scripts, preloads } = isSignIn ? files.signIn : files.public;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{toDocumentTitle(title)}</title>
      <meta name="description" content={pageDescriptions[path]} />
      <script dangerouslySetInnerHTML={{ __html: isSignIn ? themeScript + earlySubmit : themeScript }} />
      <link rel="preload" as="font" type="font/woff2" href={interUrl} crossOrigin="" />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <link rel="icon" href={faviconHref} />
      {preloads.map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      {scripts.map((address) => (
        <script key={address} type="module" src={address} />
      ))}
    </head>
  );
}

function toScreen(path: Exclude<PublicPath, typeof signInPath>, config: PublicConfig): ReactNode {
  switch (path) {
    case publicPages.landing.path:
      return <LandingScreen scheduleHref={toScheduleHref(config)} />;
    case publicPages.consulting.path:
      return <ConsultingScreen scheduleHref={toScheduleHref(config)} pressUrl={config.pressUrl} />;
    case publicPages.projectResearch.path:
      return <ProjectResearchScreen contactEmail={config.contactEmail} />;
    case publicPages.terms.path:
      return <LegalScreen text="terms" config={config} />;
    case publicPages.privacy.path:
      return <LegalScreen text="privacy" config={config} />;
  }
}

function toScheduleHref({
  schedulingUrl,
  contactEmail,
}: Pick<PublicConfig, 'schedulingUrl' | 'contactEmail'>): string {
  const page = schedulingUrl === null ? undefined : toSafeHref(schedulingUrl);
  return page ?? `mailto:${contactEmail}`;
}
