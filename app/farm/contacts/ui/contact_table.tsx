import { Pencil } from 'lucide-react'
import { BreakableEmail } from '#app/kit/display/breakable_email'
import { Chip } from '#app/kit/button/chip'
import { IconButton } from '#app/kit/button/icon_button'
import { Checkbox } from '#app/kit/form/checkbox'
import { Table } from '#app/kit/list/table'
import { ConsentBadge } from '#app/farm/contacts/ui/consent_badge'
import type { Contact } from '#app/farm/ui/types'

interface ContactTableProps {
  contacts: readonly Contact[]
  chosenIds: ReadonlySet<number>
  onChoose: (id: number, isChosen: boolean) => void
  onEdit: (contact: Contact) => void
  onTag: (tag: string) => void
}

export const nameOf = ({ name, email, phone, address }: Contact) =>
  name ?? email ?? phone ?? address ?? 'A contact'

export function ContactTable(props: ContactTableProps) {
  const { contacts, chosenIds, onChoose, onEdit, onTag } = props
  return (
    <Table
      caption="Contacts"
      rows={contacts}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'contact',
          header: 'Contact',
          cell: (contact) => (
            <div className="flex items-start gap-3">
              <Checkbox
                label={<span className="sr-only">Choose {nameOf(contact)}</span>}
                className="-my-2.5 py-2.5"
                checked={chosenIds.has(contact.id)}
                onChange={({ target }) => onChoose(contact.id, target.checked)}
              />
              <div className="min-w-0 wrap-anywhere">
                <span className="font-medium">{nameOf(contact)}</span>
                {contact.email && contact.name && (
                  <span className="block text-13 text-muted">
                    <BreakableEmail email={contact.email} />
                  </span>
                )}
                {contact.phone && (
                  <span className="num block text-13 text-muted">{contact.phone}</span>
                )}
                <span className="mt-1 block md:hidden">
                  <ConsentBadge status={contact.consent.status} />
                </span>
              </div>
            </div>
          ),
        },
        {
          key: 'tags',
          header: 'Tags and areas',
          isWideOnly: true,
          cell: ({ tags, areas }) => (
            <div className="flex flex-wrap items-center gap-1.5">
              {tags.map((tag) => (
                <Chip key={tag} onClick={() => onTag(tag)}>
                  {tag}
                </Chip>
              ))}
              {areas.map(({ id, name }) => (
                <span dir="auto" key={id} className="text-13 text-muted">
                  {name}
                </span>
              ))}
            </div>
          ),
        },
        {
          key: 'consent',
          header: 'Consent',
          isWideOnly: true,
          cell: ({ consent }) => <ConsentBadge status={consent.status} />,
        },
        {
          key: 'edit',
          header: 'Edit',
          isNumeric: true,
          cell: (contact) => (
            <IconButton
              icon={Pencil}
              label={`Edit ${nameOf(contact)}`}
              onClick={() => onEdit(contact)}
            />
          ),
        },
      ]}
    />
  )
}
