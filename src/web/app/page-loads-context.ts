import { createContext } from 'react';
import { browserPages, type PageLoads } from './page-loads.ts';

/** Apart from page-loads.ts, which the sign-in page loads without React. */
export const PageLoadsContext = createContext<PageLoads>(browserPages);
