import { useState, type FormEvent } from 'react'
import { Link } from '@inertiajs/react'
import type { JSONContent } from '@tiptap/react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { EmptyState } from '#app/kit/list/empty_state'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import type { Picture } from '#app/kit/media/picture'
import type { KnownResources } from '#app/journals/entries/ui/known_resources'
import type { BodyDesign, EntryPropertyCard } from '#app/journals/ui/journals_api'

/** What one can set into a text beside photos. */
export interface EntrySources {
  designs: BodyDesign[]
  listings: EntryPropertyCard[]
}

interface SourceDialogProps {
  kind: 'compare' | 'listing'
  sources: EntrySources
  resources: KnownResources
  onChoose: (block: JSONContent) => void
  onClose: () => void
}

export function SourceDialog({ kind, onClose, ...rest }: SourceDialogProps) {
  return (
    <Dialog
      title={kind === 'compare' ? 'Choose a design' : 'Choose a listing'}
      size="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {kind === 'compare' ? <Designs {...rest} /> : <Listings {...rest} />}
    </Dialog>
  )
}

type ChooserProps = Omit<SourceDialogProps, 'kind' | 'onClose'>

function Designs({ sources, resources, onChoose }: ChooserProps) {
  const choose = (design: BodyDesign) => {
    resources.designs.set(design.id, design)
    onChoose({ type: 'compare', attrs: { design: design.id, caption: '' } })
  }
  if (!sources.designs.length) {
    return (
      <EmptyState title="No designs yet">
        Rooms you redesign in the <Link href="/designer">designer</Link> appear here, with the photo
        from before.
      </EmptyState>
    )
  }
  return (
    <Tiles>
      {sources.designs.map((design, index) => (
        <Tile
          key={design.id}
          picture={design.image}
          label={`Design ${index + 1} of ${sources.designs.length}`}
          onClick={() => choose(design)}
        />
      ))}
    </Tiles>
  )
}

/** One's own, or any by its address. */
function Listings({ sources, resources, onChoose }: ChooserProps) {
  const [address, setAddress] = useState('')
  const { run, isRunning, refusal } = useCall()
  const slug = /(?:\/properties\/)?([a-z0-9-]+)\/?(?:[?#].*)?$/.exec(address.trim())?.[1]
  const choose = (home: EntryPropertyCard) => {
    resources.properties.set(home.id, home)
    onChoose({ type: 'listing', attrs: { property: home.id } })
  }
  const find = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!slug) return
    const found = await run(() => answered(api.api.api.properties.show({ params: { slug } })))
    if (found) choose(found.property)
  }
  return (
    <div className="flex flex-col gap-7">
      <form onSubmit={(event) => void find(event)}>
        <Field
          label="Address of a listing on vesta"
          error={refusal ? 'There’s no such listing, or you can’t see it.' : undefined}
        >
          <Input
            value={address}
            inputMode="url"
            autoComplete="off"
            placeholder="https://…/properties/…"
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
        <Button type="submit" className="mt-3" isLoading={isRunning} disabled={!slug}>
          Add listing
        </Button>
      </form>
      {sources.listings.length > 0 && (
        <section>
          <h3 className="label mb-3">Your listings</h3>
          <Tiles>
            {sources.listings.map((home) => (
              <Tile
                key={home.id}
                picture={home.featured_image}
                label={home.name ?? 'Untitled listing'}
                onClick={() => choose(home)}
              />
            ))}
          </Tiles>
        </section>
      )}
    </div>
  )
}

function Tiles({ children }: { children: React.ReactNode }) {
  return <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">{children}</ul>
}

interface TileProps {
  picture: Picture | null
  label: string
  onClick: () => void
}

function Tile({ picture, label, onClick }: TileProps) {
  return (
    <li className="min-w-0">
      <button type="button" onClick={onClick} className="group block w-full rounded-6 text-left">
        <Photo image={picture} ratio="4/3" sizes="240px" alt="" className="rounded-6" />
        <span className="mt-1.5 block truncate text-13 group-hover:underline">{label}</span>
      </button>
    </li>
  )
}
