import { CompareSlider } from '#app/kit/media/compare_slider'
import { Badge } from '#app/kit/display/badge'
import { Dialog } from '#app/kit/overlay/dialog'
import { titleOf } from '#app/designs/ui/state/look_words'
import type { Design, Looks } from '#app/designs/ui/state/types'

interface CompareDialogProps {
  /** opens once there are two */
  designs: readonly Design[]
  looks: Looks
  onClose: () => void
}

export function CompareDialog({ designs, looks, onClose }: CompareDialogProps) {
  const [first, second] = designs
  if (!first?.image || !second?.image) return null
  const names = [titleOf(first.options, looks), titleOf(second.options, looks)]

  return (
    <Dialog
      size="lg"
      title={names[0] === names[1] ? `${names[0]}, two versions` : names.join(' and ')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <CompareSlider
        before={{ ...first.image, alt: names[0] ?? '' }}
        after={{ ...second.image, alt: names[1] ?? '' }}
        label={`${names[0]} beside ${names[1]}`}
        captions={[names[0] ?? '', names[1] ?? '']}
        sizes="(min-width: 960px) 912px, 92vw"
      >
        <Badge tone="veil">AI-generated</Badge>
      </CompareSlider>
    </Dialog>
  )
}
