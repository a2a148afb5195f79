import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Share } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import type { ButtonStyle } from '#app/kit/button/button_style'
import { IconButton } from '#app/kit/button/icon_button'
import type { Shareable } from '#app/kit/share/shareable'

const ShareDialog = lazyPart(() => import('#app/kit/share/share_dialog'))

interface ShareButtonProps extends Shareable, Pick<ButtonStyle, 'variant' | 'size'> {
  /** Only the icon, labeled "Share", for tight spaces. */
  isIconOnly?: boolean
  /** the icon lies on a photo */
  isOnPhoto?: boolean
}

/** Opens the share dialog, whose code loads when first needed. */
export function ShareButton({
  isIconOnly = false,
  isOnPhoto = false,
  variant,
  size,
  ...shareable
}: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }

  return (
    <>
      {isIconOnly ? (
        <IconButton
          icon={Share}
          label="Share"
          variant={isOnPhoto ? 'veil' : 'quiet'}
          onClick={open}
          aria-haspopup="dialog"
        />
      ) : (
        <Button icon={Share} variant={variant} size={size} onClick={open} aria-haspopup="dialog">
          Share
        </Button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <ShareDialog {...shareable} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
