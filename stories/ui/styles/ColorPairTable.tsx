import { useTheme } from '../../../src/web/ui/hooks/use-theme.ts';
import { Table } from '../../../src/web/ui/table/Table.tsx';
import { colorPairs } from './color-pairs.ts';
import { toContrast } from './contrast.ts';
import styles from './foundations.module.css';

export function ColorPairTable() {
  const theme = useTheme();
  const tokens = getComputedStyle(document.documentElement);
  const toColor = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  return (
    <Table caption={`Contrast of colours in the ${theme} theme`}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Looks</th>
          <th scope="col">Contrast</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {colorPairs.flatMap(({ front, backs, least }) =>
          backs.map((back) => {
            const contrast = toContrast(toColor(front), toColor(back));
            return (
              <tr key={`${front} ${back}`}>
                <th scope="row">{`${front} on ${back}`}</th>
                <td>
                  <span
                    className={styles.pair}
                    aria-hidden="true"
                    style={{ color: `var(--${front})`, background: `var(--${back})` }}
                  >
                    {least === 3 ? '■ ●' : 'Aa 123'}
                  </span>
                </td>
                <td>{`${contrast.toFixed(2)}${contrast < least ? ', too little' : ''}`}</td>
                <td>{least}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </Table>
  );
}
