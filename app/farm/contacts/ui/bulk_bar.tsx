import { useState } from 'react'
import { Tag, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { countWords } from '#app/kit/display/count_words'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import { MAX_TAG_CHARACTERS, type ContactFilter } from '#app/farm/farm_options'

interface BulkBarProps {
  ids: number[]
  filter: ContactFilter
  /** all that the filter is about */
  total: number
  /** whether every contact of the page is chosen */
  isPageChosen: boolean
  onDone: () => void
}

type Asked = 'tag' | 'untag' | 'delete'

/** What one can do with the chosen contacts, or with all that match. */
export function ContactBulkBar({ ids, filter, total, isPageChosen, onDone }: BulkBarProps) {
  const [isAll, setAll] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [tag, setTag] = useState('')
  const { run, isRunning } = useCall(toast.error)
  const count = isAll ? total : ids.length

  const change = async (change: Asked) => {
    const chosen = isAll ? { filter: { ...filter } } : { ids }
    const body = { contacts: { ...chosen, change, ...(change !== 'delete' && { tag }) } }
    const answer = await run(() => answered(api.api.api.contactsChanges.store({ body })))
    if (!answer) return
    setAsked(null)
    setTag('')
    toast.success(
      `${countWords(answer.changed, 'contact')} ${change === 'delete' ? 'deleted' : 'changed'}.`
    )
    onDone()
    reloadPage()
  }

  return (
    <div
      role="region"
      aria-label="Chosen contacts"
      className="not-short:sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-6 border border-line bg-surface px-4 py-3 shadow-float"
    >
      <p role="status">{countWords(count, 'contact')} chosen</p>
      {isPageChosen && total > ids.length && !isAll && (
        <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
          Choose all {total.toLocaleString('en-US')}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <Button size="sm" icon={Tag} onClick={() => setAsked('tag')}>
          Add tag
        </Button>
        <Button size="sm" onClick={() => setAsked('untag')}>
          Remove tag
        </Button>
        <Button size="sm" icon={Trash2} onClick={() => setAsked('delete')}>
          Delete
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
      {(asked === 'tag' || asked === 'untag') && (
        <FormDialog
          title={asked === 'tag' ? 'Add tag' : 'Remove tag'}
          submit={asked === 'tag' ? 'Add tag' : 'Remove tag'}
          size="sm"
          isOpen
          disabled={!tag.trim()}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          isLoading={isRunning}
          onSubmit={() => void change(asked)}
        >
          <Field label="Tag">
            <Input
              value={tag}
              maxLength={MAX_TAG_CHARACTERS}
              onChange={({ target }) => setTag(target.value)}
            />
          </Field>
        </FormDialog>
      )}
      <ConfirmDialog
        title={`Delete ${countWords(count, 'contact')}?`}
        confirmLabel="Delete contacts"
        isOpen={asked === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => void change('delete')}
      >
        The evidence of their consent goes with them.
      </ConfirmDialog>
    </div>
  )
}
