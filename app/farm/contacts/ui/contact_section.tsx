import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Download, Plus, UsersRound } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { buttonStyle } from '#app/kit/button/button_style'
import { apiPath } from '#app/kit/calls/api_path'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Checkbox } from '#app/kit/form/checkbox'
import { EmptyState } from '#app/kit/list/empty_state'
import type { ContactFilter } from '#app/farm/farm_options'
import { ContactBulkBar } from '#app/farm/contacts/ui/bulk_bar'
import { ContactDialog } from '#app/farm/contacts/ui/contact_dialog'
import {
  ContactFilters,
  filterQuery,
  areContactsFiltered,
} from '#app/farm/contacts/ui/contact_filters'
import { ContactTable } from '#app/farm/contacts/ui/contact_table'
import type { Area, Contact, Segment } from '#app/farm/ui/types'

export interface ContactSectionProps {
  filter: ContactFilter
  page: number
  has_next: boolean
  total: number
  contacts: Contact[]
  tags: string[]
  areas: Area[]
  segments: Segment[]
}

const PARTS = ['filter', 'page', 'has_next', 'total', 'contacts', 'tags']

/** All contacts of a farm, a page at a time. */
export function ContactSection(props: ContactSectionProps) {
  const { filter, page, has_next: hasNext, total, contacts, tags, areas, segments } = props
  const [edited, setEdited] = useState<Contact | 'new' | null>(null)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const query = filterQuery(filter)
  const isPageChosen = contacts.every(({ id }) => chosenIds.has(id))

  const visit = (wanted: ContactFilter, to = 1) => {
    setChosenIds(new Set())
    router.get(
      '/farm/emails',
      { ...filterQuery(wanted), ...(to > 1 && { page: to }) },
      { only: PARTS, preserveState: true, preserveScroll: true }
    )
  }
  const choose = (id: number, isChosen: boolean) => {
    const ids = new Set(chosenIds)
    if (isChosen) ids.add(id)
    else ids.delete(id)
    setChosenIds(ids)
  }

  return (
    <section aria-labelledby="contacts">
      <SectionHeading
        level="topic"
        id="contacts"
        action={
          <div className="flex flex-wrap gap-2">
            <a
              href={`${apiPath('farm/contacts/export')}?${new URLSearchParams(query)}`}
              download
              className={buttonStyle({ size: 'sm' })}
            >
              <Download size={16} strokeWidth={1.5} aria-hidden />
              Export CSV
            </a>
            <Button size="sm" variant="primary" icon={Plus} onClick={() => setEdited('new')}>
              Add contact
            </Button>
          </div>
        }
      >
        {countWords(total, 'contact')}
      </SectionHeading>
      <div className="mt-5">
        <ContactFilters
          key={filter.q ?? ''}
          {...{ filter, tags, areas, segments }}
          onFilter={visit}
        />
      </div>
      {contacts.length > 0 ? (
        <div className="mt-4">
          <Checkbox
            label={<span className="text-13 text-muted">Choose this page</span>}
            className="py-2.5"
            checked={isPageChosen}
            onChange={({ target }) =>
              setChosenIds(new Set(target.checked ? contacts.map(({ id }) => id) : []))
            }
          />
          <ContactTable
            contacts={contacts}
            chosenIds={chosenIds}
            onChoose={choose}
            onEdit={setEdited}
            onTag={(tag) => visit({ ...filter, tags: [tag] })}
          />
          {(page > 1 || hasNext) && (
            <nav aria-label="Pages of contacts" className="mt-4 flex items-center gap-3">
              <Button size="sm" disabled={page === 1} onClick={() => visit(filter, page - 1)}>
                Previous
              </Button>
              <span className="num text-13 text-muted">Page {page.toLocaleString('en-US')}</span>
              <Button size="sm" disabled={!hasNext} onClick={() => visit(filter, page + 1)}>
                Next
              </Button>
            </nav>
          )}
          {chosenIds.size > 0 && (
            <ContactBulkBar
              ids={[...chosenIds]}
              filter={filter}
              total={total}
              isPageChosen={isPageChosen}
              onDone={() => setChosenIds(new Set())}
            />
          )}
        </div>
      ) : areContactsFiltered(filter) || page > 1 ? (
        <EmptyState
          title="Nobody matches"
          action={<Button onClick={() => visit({})}>Show everyone</Button>}
        >
          Choose other words, tags or areas.
        </EmptyState>
      ) : (
        <EmptyState icon={UsersRound} title="No contacts yet">
          Import a list below, share a sign-up form, or add somebody by hand.
        </EmptyState>
      )}
      {edited && (
        <ContactDialog
          contact={edited === 'new' ? null : edited}
          areas={areas}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
