import { useState, type ComponentProps, type ReactNode } from 'react'
import { Check, Search, Sparkles } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { useTyped } from '#app/kit/calls/typing_pause'
import { usePages } from '#app/kit/calls/use_pages'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { EmptyState } from '#app/kit/list/empty_state'
import { PageList } from '#app/kit/list/page_list'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import { Dialog } from '#app/kit/overlay/dialog'
import { Tabs } from '#app/kit/tabs/tabs'
import type { Board } from '#app/dreams/items/ui/use_board'
import { HomePrice } from '#app/properties/ui/home_price'

type Source = 'listings' | 'designs'

const TABS = [
  { value: 'listings', label: 'Listings' },
  { value: 'designs', label: 'Your designs' },
] as const

interface PickerDialogProps {
  board: Board
  onClose: () => void
}

/** Finds listings and designs of one’s own, and pins any number of them. */
export default function PickerDialog({ board, onClose }: PickerDialogProps) {
  const [source, setSource] = useState<Source>('listings')
  const [text, setText] = useState('')
  const query = useTyped(text.trim())
  const List = source === 'listings' ? Listings : Designs
  return (
    <Dialog title="Add from vesta" size="lg" isOpen onOpenChange={onClose}>
      <Tabs label="What to add" tabs={TABS} value={source} onChange={setSource}>
        <div className="mb-5">
          <Field label={source === 'listings' ? 'Find a home' : 'Find a design'} isLabelHidden>
            <Input
              type="search"
              value={text}
              maxLength={100}
              placeholder={source === 'listings' ? 'Name, town or words' : 'Style, room or color'}
              prefix={<Search size={18} strokeWidth={1.5} aria-hidden />}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </Field>
        </div>
        <List key={source} board={board} query={query} />
      </Tabs>
    </Dialog>
  )
}

interface ListProps {
  board: Board
  query: string
}

function Listings({ board: { dream, add }, query }: ListProps) {
  const pages = usePages(['dreams', 'picker', 'listings', query], async (page) => {
    const { properties } = await answered(
      api.api.api.searches.index(asking({ page, ...(query && { q: query }) }))
    )
    return properties
  })
  const pinned = new Set(dream.items.map(({ content }) => content.property?.id))
  return (
    <Choices
      what="listings"
      pages={pages}
      empty={<EmptyState title="No homes match">Try a town, or fewer words.</EmptyState>}
    >
      {pages.items.map((home) => (
        <Tile
          key={home.id}
          picture={home.featured_image}
          name={home.name ?? 'Untitled'}
          isAdded={pinned.has(home.id)}
          onAdd={() => add('property', { property_id: home.id })}
        >
          <HomePrice home={home} />
          {home.currency && home.city && ' · '}
          <bdi>{home.city}</bdi>
        </Tile>
      ))}
    </Choices>
  )
}

function Designs({ board: { dream, add }, query }: ListProps) {
  const pages = usePages(['dreams', 'picker', 'designs', query], async (page) => {
    const { designs } = await answered(
      api.api.api.designCards.index(asking({ page, ...(query && { q: query }) }))
    )
    return designs
  })
  const pinned = new Set(dream.items.map(({ content }) => content.design?.id))
  return (
    <Choices
      what="designs"
      pages={pages}
      empty={
        query ? (
          <EmptyState title="No designs match">Try a style or a room.</EmptyState>
        ) : (
          <EmptyState
            icon={Sparkles}
            title="No designs yet"
            action={<ButtonLink href="/designer">Redesign a room</ButtonLink>}
          >
            Your finished designs will appear here.
          </EmptyState>
        )
      }
    >
      {pages.items.map((design) => (
        <Tile
          key={design.id}
          picture={design.image}
          name={design.title}
          isAdded={pinned.has(design.id)}
          onAdd={() => add('design', { design_id: design.id })}
        >
          {design.details.join(' · ') || 'Room'}
        </Tile>
      ))}
    </Choices>
  )
}

interface ChoicesProps extends Omit<ComponentProps<typeof PageList>, 'isEmpty'> {
  pages: ReturnType<typeof usePages>
}

function Choices({ children, ...list }: ChoicesProps) {
  return (
    <PageList {...list} isEmpty={!list.pages.items.length}>
      <ul
        aria-label={`Found ${list.what}`}
        className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3"
      >
        {children}
      </ul>
    </PageList>
  )
}

interface TileProps {
  picture: Picture | null
  name: string
  isAdded: boolean
  onAdd: () => Promise<boolean>
  children: ReactNode
}

function Tile({ picture, name, isAdded, onAdd, children }: TileProps) {
  const [isSending, setSending] = useState(false)
  const add = async () => {
    if (isAdded || isSending) return
    setSending(true)
    await onAdd()
    setSending(false)
  }
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={isAdded ? `${name}, added` : `Add ${name}`}
        aria-disabled={isAdded || undefined}
        aria-busy={isSending || undefined}
        onClick={() => void add()}
        className="group block w-full min-w-0 rounded-6 text-left"
      >
        <span className="relative block">
          <Photo
            image={picture}
            sizes="(width >= 640px) 220px, 45vw"
            alt=""
            className="rounded-6 group-hover:opacity-90"
          />
          {isAdded && (
            <span className="absolute bottom-2 left-2 inline-flex items-center gap-1 rounded-2 bg-black/80 px-2 py-1 text-12 text-white">
              <Check size={14} strokeWidth={1.5} aria-hidden />
              Added
            </span>
          )}
        </span>
        <span dir="auto" className="mt-1.5 block truncate text-15">
          {name}
        </span>
        <span className="block truncate text-13 text-muted">{children}</span>
      </button>
    </li>
  )
}
