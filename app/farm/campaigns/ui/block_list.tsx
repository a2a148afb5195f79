import { useEffect, useRef, useState } from 'react'
import {
  ArrowDown,
  ArrowUp,
  DoorOpen,
  Home,
  Image,
  MousePointerClick,
  Trash2,
  Type,
} from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import {
  MAX_CAMPAIGN_BLOCKS,
  type CampaignBlock,
  type CampaignBlockKind,
} from '#app/farm/campaigns/campaign_body'
import { BlockFields, type BlockChoices } from '#app/farm/campaigns/ui/block_fields'

interface BlockListProps extends BlockChoices {
  blocks: CampaignBlock[]
  error?: string
  onChange: (blocks: CampaignBlock[]) => void
}

const KINDS = [
  { kind: 'text', label: 'Text', icon: Type },
  { kind: 'picture', label: 'Picture', icon: Image },
  { kind: 'listing', label: 'Listing', icon: Home },
  { kind: 'open_house', label: 'Open house', icon: DoorOpen },
  { kind: 'button', label: 'Button', icon: MousePointerClick },
] as const satisfies { kind: CampaignBlockKind; label: string; icon: typeof Type }[]

const LABELS = Object.fromEntries(KINDS.map(({ kind, label }) => [kind, label]))

const EMPTY: Record<CampaignBlockKind, CampaignBlock> = {
  text: { kind: 'text', text: null },
  picture: { kind: 'picture', image_id: null, alt: null },
  listing: { kind: 'listing', property_id: null },
  open_house: { kind: 'open_house', open_house_id: null },
  button: { kind: 'button', label: null, url: null },
}

/** The blocks of a mail, one below the other. */
export function BlockList({ blocks, error, onChange, ...choices }: BlockListProps) {
  const fault = useRef<HTMLParagraphElement>(null)
  const [keys, setKeys] = useState(() => blocks.map((_, index) => index))
  const [lastKey, setLastKey] = useState(blocks.length)

  useEffect(() => {
    if (error) fault.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  const add = (kind: CampaignBlockKind) => {
    setKeys([...keys, lastKey])
    setLastKey(lastKey + 1)
    onChange([...blocks, EMPTY[kind]])
  }
  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to))
    onChange(moved(blocks, from, to))
  }
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1))
    onChange(blocks.toSpliced(index, 1))
  }

  return (
    <section aria-label="Email" className="flex flex-col gap-4">
      {blocks.map((block, index) => {
        const name = `${LABELS[block.kind]}, block ${index + 1}`
        return (
          <div
            key={keys[index]}
            role="group"
            aria-label={name}
            className="rounded-2 border border-line bg-surface p-4"
          >
            <div className="mb-3 flex items-center gap-1">
              <p className="label flex-1">{LABELS[block.kind]}</p>
              <IconButton
                icon={ArrowUp}
                label={`Move up: ${name}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move down: ${name}`}
                disabled={index === blocks.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton icon={Trash2} label={`Remove: ${name}`} onClick={() => remove(index)} />
            </div>
            <BlockFields
              block={block}
              onChange={(next) => onChange(blocks.with(index, next))}
              {...choices}
            />
          </div>
        )
      })}
      {error && (
        <p ref={fault} role="alert" className="scroll-my-24 text-13 text-danger">
          {error}
        </p>
      )}
      {blocks.length < MAX_CAMPAIGN_BLOCKS && (
        <div role="group" aria-label="Add a block" className="flex flex-wrap gap-2">
          {KINDS.map(({ kind, label, icon }) => (
            <Button key={kind} icon={icon} size="sm" onClick={() => add(kind)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  return items.toSpliced(from, 1).toSpliced(to, 0, item!)
}
