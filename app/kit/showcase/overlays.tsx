import { Archive, Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Dialog } from '#app/kit/overlay/dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Menu } from '#app/kit/overlay/menu'
import { Popover } from '#app/kit/overlay/popover'
import { Sheet } from '#app/kit/overlay/sheet'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { CopyField } from '#app/kit/share/copy_field'
import { toast } from '#app/kit/toast/toast'

export function Overlays() {
  return (
    <div className="flex flex-wrap gap-3">
      <Dialog
        title="Copy your token now"
        description="You won’t be able to see it again."
        trigger={<Button>Dialog</Button>}
        footer={<Button>Done</Button>}
      >
        <CopyField label="API token" value="vesta_pat_example" />
      </Dialog>
      <FormDialog
        title="Invite someone"
        description="They can see this listing while it’s private."
        trigger={<Button>Form dialog</Button>}
        submit="Send invitation"
        onSubmit={() => toast.success('Invitation sent')}
      >
        <Field label="Email">
          <Input type="email" required />
        </Field>
      </FormDialog>
      <ConfirmDialog
        title="Delete Casa Livia?"
        confirmLabel="Delete listing"
        onConfirm={() => {}}
        trigger={<Button variant="danger">Confirm</Button>}
      >
        Its photos, questions and stats are deleted too. This can’t be undone.
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
        <p className="text-13 text-muted">We count one view per person a day and leave out bots.</p>
      </Popover>
      <Tooltip text="Only people you invite can see it" isDescription>
        <Button>Tooltip</Button>
      </Tooltip>
    </div>
  )
}
