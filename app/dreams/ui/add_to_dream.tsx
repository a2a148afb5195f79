import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Sparkle } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import type { Collectable } from '#app/kit/shell/ui_module'

const AddToDreamDialog = lazyPart(() => import('#app/dreams/ui/add_to_dream_dialog'))

/** Adds a listing or a design to a board. */
export default function AddToDream(subject: Collectable) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Sparkle} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add to dream
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddToDreamDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
