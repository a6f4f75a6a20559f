import { airdropColumns } from '../../../../contracts/airdrops.ts';

const rows: readonly (readonly string[])[] = [
  [
    'Sample Otter Bridge (fictional)',
    'Examplechain',
    'https://otter-bridge.example',
    'Bridge',
    'Move a test amount on the test network, then move it back',
    'Once',
    'Not disclosed',
  ],
  [
    'Sample Lantern Wallet (fictional)',
    'Testnet Alpha',
    'https://lantern-wallet.example',
    'Wallet',
    'Install the test version and send feedback',
    'Weekly',
    'Sample grant of 1 unit',
  ],
  [
    'Sample Paperboat Exchange (fictional)',
    'Examplechain',
    'https://paperboat.example',
    'Decentralised exchange',
    'Swap test tokens, 2 or more',
    'Monthly',
    'Community funded (sample)',
  ],
  [
    'Sample Meadow Names (fictional)',
    'Demochain',
    'https://meadow-names.example',
    'Name service',
    'Register a test name such as "otter"',
    'Once',
    'Not disclosed',
  ],
  // Has too few fields on purpose: such rows are left out.
  ['Sample Gravel Vault (fictional)', 'Demochain'],
  [
    'Sample Quill Social (fictional)',
    'Demochain',
    'https://quill-social.example',
    'Social network',
    'Write one test post',
    'Daily',
    'Sample seed round',
  ],
  [
    'Sample Pebble Lending (fictional)',
    'Testnet Alpha',
    'https://pebble-lending.example',
    'Lending',
    'Deposit and withdraw test tokens',
    'Monthly',
    'Community funded (sample)',
  ],
];

/** The sample's airdrops as a CSV file (RFC 4180). */
export function makeAirdrops(): string {
  return [airdropColumns, ...rows].map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
