import { Archive, Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { ConfirmDialog } from '#app/common/ui/kit/confirm_dialog'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { Menu } from '#app/common/ui/kit/menu'
import { Popover } from '#app/common/ui/kit/popover'
import { Sheet } from '#app/common/ui/kit/sheet'
import { Tooltip } from '#app/common/ui/kit/tooltip'

export function Overlays() {
  return (
    <div className="flex flex-wrap gap-3">
      <Dialog
        title="Invite somebody"
        description="They may look at this listing while it is private."
        trigger={<Button>Dialog</Button>}
        footer={<Button variant="primary">Send invitation</Button>}
      >
        <Field label="E-mail">
          <Input type="email" />
        </Field>
      </Dialog>
      <ConfirmDialog
        title="Delete Casa Livia?"
        confirmLabel="Delete listing"
        onConfirm={() => {}}
        trigger={<Button variant="danger">Confirm</Button>}
      >
        Its photographs, questions and figures go with it. This cannot be taken back.
      </ConfirmDialog>
      <Sheet
        title="Filters"
        trigger={<Button>Sheet</Button>}
        footer={<Button variant="primary">Show 24 homes</Button>}
      >
        <Field label="Words">
          <Input />
        </Field>
      </Sheet>
      <Menu
        trigger={<Button>Menu</Button>}
        align="start"
        groups={[
          [
            { label: 'Edit', icon: Pencil, onSelect: () => {} },
            { label: 'View', icon: Eye, href: '/' },
            { label: 'Archive', icon: Archive, isDisabled: true },
          ],
          [{ label: 'Delete', icon: Trash2, isDangerous: true, onSelect: () => {} }],
        ]}
      />
      <Popover title="How this is counted" trigger={<Button>Popover</Button>}>
        <p className="text-13 text-muted">A view is one person on one day, robots left out.</p>
      </Popover>
      <Tooltip text="Only people you invite can see it" isDescription>
        <Button>Tooltip</Button>
      </Tooltip>
    </div>
  )
}
