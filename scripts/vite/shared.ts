import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { serveCoinIcons } from '../coin-icons.ts';
import { servePdfFiles } from '../pdf-files.ts';
import { aliases } from './aliases.ts';
import { plainPainter } from './plain-painter.ts';

/**
 * Settings for the browser's code in the build, the development server, Storybook, and the tests of components and
 * stories.
 */
export function sharedConfig() {
  return {
    plugins: [react({ jsxImportSource: '#jsx' }), serveCoinIcons(), servePdfFiles(), plainPainter()],
    resolve: { alias: aliases },
    // A package that is found late makes a development server load its page once more.
    optimizeDeps: { include: packages },
  } satisfies UserConfig;
}

/** Every package that the browser's code imports, by import path. */
const packages = [
  '@rjsf/core',
  '@rjsf/utils',
  '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
  '@tanstack/react-query',
  'echarts-for-react/esm/core',
  'echarts/charts',
  'echarts/components',
  'echarts/core',
  'echarts/renderers',
  'ky',
  'papaparse',
  'pdfjs-dist',
  'pdfjs-dist/build/pdf.worker.mjs',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zustand',
];
