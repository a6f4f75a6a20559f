import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../../src/web/ui/blocks/Chip.tsx';
import { ExternalLink } from '../../../src/web/ui/text/ExternalLink.tsx';
import { iconPaths } from '../../../src/web/ui/icons/icon-paths.ts';
import type { IconName } from '../../../src/web/ui/icons/icon-paths.ts';
import { Icon } from '../../../src/web/ui/icons/Icon.tsx';
import { Mark } from '../../../src/web/ui/icons/Mark.tsx';
import { Row, Stack } from '../Stack.tsx';

const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

function Icons() {
  return (
    <Stack>
      <Row>
        <Mark />
        <Mark size={44} />
        <ExternalLink href="https://ethereum.org/">A link to elsewhere</ExternalLink>
        <ExternalLink href="http://ethereum.org/">An address that is not linked</ExternalLink>
      </Row>
      <Row>
        {Object.keys(iconPaths)
          .filter(isIconName)
          .map((name) => (
            <Chip key={name}>
              <Icon name={name} /> {name}
            </Chip>
          ))}
      </Row>
      <Row>
        <Icon name="search" size="sm" />
        <Icon name="search" />
        <Icon name="search" size="lg" />
      </Row>
    </Stack>
  );
}

const meta = { title: 'UI/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
