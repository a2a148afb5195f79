import { useState } from 'react'
import { DeskForm } from '#app/farm/visitors/ui/desk_form'
import { VISITOR_FAULTS } from '#app/farm/visitors/ui/visitor_fields'
import type { DeskEntry } from '#app/farm/visitors/ui/desk_entries'
import type { Desk } from '#app/farm/visitors/ui/use_desk'
import { Button } from '#app/kit/button/button'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Checkbox } from '#app/kit/form/checkbox'

interface RefusedEntriesProps {
  desk: Desk
  houseId: number
  consentWords: string
  onDone: () => void
}

/** What the server didn’t take: nothing is thrown away but by hand. */
export function RefusedEntries({ desk, houseId, consentWords, onDone }: RefusedEntriesProps) {
  const [mendedId, setMendedId] = useState<string | null>(null)
  const mended = desk.refused.find(({ client_id: id }) => id === mendedId)
  if (mended) {
    return (
      <MendEntry
        key={mended.client_id}
        {...{ desk, houseId, consentWords }}
        entry={mended}
        onDone={() => setMendedId(null)}
      />
    )
  }
  return (
    <section aria-labelledby="refused-entries">
      <h2 id="refused-entries" className="display text-28">
        Not taken yet
      </h2>
      <p className="mt-2 text-muted">
        These entries are kept on this device until they’re sent or you remove them.
      </p>
      <ul className="mt-5 border-t border-line">
        {desk.refused.map((entry) => (
          <RefusedEntry
            key={entry.client_id}
            desk={desk}
            entry={entry}
            onMend={() => setMendedId(entry.client_id)}
          />
        ))}
      </ul>
      <Button className="mt-6" onClick={onDone}>
        Back to the desk
      </Button>
    </section>
  )
}

interface RefusedEntryProps {
  desk: Desk
  entry: DeskEntry
  onMend: () => void
}

function RefusedEntry({ desk, entry, onMend }: RefusedEntryProps) {
  const [isRemoving, setRemoving] = useState(false)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p dir="auto">{entry.name}</p>
        <p className="text-13 text-muted">{entry.email}</p>
        <p className="mt-1 text-13 text-muted">
          {entry.home ? `${entry.home}, ` : 'Signed in '}
          <TimeAgo at={entry.signed_at} />
        </p>
        <p className="mt-1 text-13 text-danger">{entry.refusal?.message}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isRemoving ? (
          <>
            <Button size="sm" autoFocus onClick={() => setRemoving(false)}>
              Keep
            </Button>
            <Button size="sm" variant="danger" onClick={() => void desk.remove(entry.client_id)}>
              Remove for good
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" variant="quiet" onClick={() => setRemoving(true)}>
              Remove
            </Button>
            <Button size="sm" variant="primary" onClick={onMend}>
              Change and send
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

interface MendEntryProps {
  desk: Desk
  houseId: number
  entry: DeskEntry
  consentWords: string
  onDone: () => void
}

function MendEntry({ desk, houseId, entry, consentWords, onDone }: MendEntryProps) {
  const isElsewhere = entry.house_id !== houseId
  const [isMoved, setMoved] = useState(false)
  const isToldAtField = VISITOR_FAULTS.some((field) => entry.refusal?.errors[field])
  return (
    <section aria-label="Change the entry" className="flex flex-col gap-6">
      {!isToldAtField && (
        <p role="alert" className="text-danger">
          {entry.refusal?.message}
        </p>
      )}
      {isElsewhere && (
        <Checkbox
          label={`Send it to this open house instead of ${entry.home ?? 'the other one'}`}
          checked={isMoved}
          onChange={({ target }) => setMoved(target.checked)}
        />
      )}
      <DeskForm
        consentWords={consentWords}
        refused={entry}
        submit="Send again"
        onSigned={async (signed) => {
          await desk.mend({ ...entry, ...signed, ...(isMoved && { house_id: houseId }) })
          onDone()
        }}
      >
        <Button size="lg" onClick={onDone}>
          Back
        </Button>
      </DeskForm>
    </section>
  )
}
