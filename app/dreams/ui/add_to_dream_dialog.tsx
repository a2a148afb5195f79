import { useState } from 'react'
import { Check, Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { usePages } from '#app/kit/calls/use_pages'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { LoadMore } from '#app/kit/list/load_more'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import type { Collectable } from '#app/kit/shell/ui_module'
import { MAX_TITLE_CHARACTERS } from '#app/dreams/dream_options'
import { dreamApi } from '#app/dreams/ui/dream_api'

interface AddToDreamDialogProps {
  subject: Collectable
  onClose: () => void
}

/** Chooses a board, or makes one. */
export default function AddToDreamDialog({ subject, onClose }: AddToDreamDialogProps) {
  const { kind, name } = subject
  const [addedTo, setAddedTo] = useState<number[]>([])
  const [addingTo, setAddingTo] = useState<number | null>(null)
  const [title, setTitle] = useState('')
  const making = useRetryKey()
  const placing = useRetryKey()
  const adding = useCall()
  const { run, isRunning, refusal } = useCall()
  const { items, error, hasMore, isLoading, loadMore, reload } = usePages(
    ['dreams', 'choice'],
    async (page) => {
      const { dreams, next_page_url: next } = await dreamApi.list(undefined, page)
      return { data: dreams, next_page_url: next }
    }
  )
  const content = contentOf(subject)
  const add = async (dreamId: number) => {
    setAddingTo(dreamId)
    const key = placing.of([dreamId, content])
    const added = await adding.run(() => dreamApi.add(dreamId, kind, content, key))
    if (added) setAddedTo((ids) => [...ids, dreamId])
    setAddingTo(null)
  }
  const create = async () => {
    const made = await run(() => dreamApi.create({ title }, making.of(title)))
    if (!made) return
    making.forget()
    setTitle((now) => (now === title ? '' : now))
    await add(made.dream.id)
    reload()
  }
  return (
    <Dialog title="Add to dream" description={name} isOpen onOpenChange={onClose}>
      <div className="flex flex-col gap-5">
        {isLoading && !items.length && <LoadingRows what="your boards" />}
        <ul aria-label="Your boards" className="flex flex-col gap-2">
          {items.map((dream) => {
            const isAdded = addedTo.includes(dream.id)
            return (
              <li key={dream.id} className="flex items-center gap-4">
                <span className="w-16 shrink-0">
                  <Photo image={dream.cover} sizes="64px" alt="" className="rounded-2" />
                </span>
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {dream.title}
                </span>
                <Button
                  icon={isAdded ? Check : Plus}
                  aria-label={isAdded ? `Added to ${dream.title}` : `Add to ${dream.title}`}
                  isLoading={addingTo === dream.id}
                  disabled={addingTo !== null && addingTo !== dream.id}
                  onClick={() => !isAdded && void add(dream.id)}
                  {...(isAdded && { 'aria-disabled': true })}
                >
                  {isAdded ? 'Added' : 'Add'}
                </Button>
              </li>
            )
          })}
        </ul>
        {adding.refusal && (
          <p role="alert" className="text-13 text-danger">
            {Object.values(adding.refusal.errors)[0] ?? adding.refusal.message}
          </p>
        )}
        <LoadMore
          hasMore={hasMore && items.length > 0}
          isLoading={isLoading && items.length > 0}
          error={error}
          onMore={loadMore}
        />
        <form
          noValidate
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          <div className="min-w-0 flex-1">
            <Field
              label="New board"
              error={refusal ? (refusal.errors['dream.title'] ?? refusal.message) : undefined}
            >
              <Input
                value={title}
                maxLength={MAX_TITLE_CHARACTERS}
                onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              />
            </Field>
          </div>
          <Button type="submit" isLoading={isRunning}>
            Create
          </Button>
        </form>
      </div>
    </Dialog>
  )
}

function contentOf({ kind, id, token }: Collectable) {
  if (kind === 'property') return { property_id: id }
  return token ? { design_token: token } : { design_id: id }
}
