import { useId, useState } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import type { Collectable } from '#app/kit/shell/ui_module'
import { CollectButtons } from '#app/properties/ui/collect_buttons'

/** One button for all that collects a listing besides its heart. */
export function CollectChoice(subject: Collectable) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button
        icon={Plus}
        isWide
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Add to…
      </Button>
      <div id={id} hidden={!isOpen} className={isOpen ? 'flex flex-col gap-3' : undefined}>
        {isOpen && <CollectButtons {...subject} />}
      </div>
    </div>
  )
}
