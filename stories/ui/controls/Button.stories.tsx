import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/web/ui/controls/Button.tsx';
import { ButtonLink } from '../../../src/web/ui/controls/ButtonLink.tsx';
import { Row, Stack } from '../Stack.tsx';

const variants = ['primary', 'secondary', 'ghost'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

function Buttons() {
  return (
    <Stack>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon="search">
              Search {variant}
            </Button>
          ))}
          <ButtonLink href="/news" size={size}>
            A link
          </ButtonLink>
          <Button size={size} disabled>
            Disabled
          </Button>
          <Button variant="primary" size={size} busy>
            Saving
          </Button>
        </Row>
      ))}
    </Stack>
  );
}

const meta = { title: 'UI/Button', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
