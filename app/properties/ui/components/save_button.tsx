import { Link } from '@inertiajs/react'
import { Heart } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton, iconButtonStyle } from '#app/kit/button/icon_button'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { useSave } from '#app/properties/ui/hooks/use_save'
import { keepPendingSave } from '#app/properties/ui/state/pending_save'
import type { Savable } from '#app/properties/ui/types'

interface SaveButtonProps {
  home: Savable
  /** with words, where there is room; else a heart that lies on a photo */
  hasWords?: boolean
  className?: string
}

const FILLED = 'aria-pressed:[&_svg]:fill-current'

/** Keeps a home, or lets it go. Leads guests to sign in, and keeps it once they are back. */
export function SaveButton({ home, hasWords = false, className = '' }: SaveButtonProps) {
  const isSignedIn = useAccount() !== null
  const { isSaved, toggle } = useSave(home)
  const label = `Save ${home.name ?? 'this home'}`

  if (!isSignedIn) return <GuestHeart {...{ home, hasWords, label, className }} />
  const props = {
    'aria-pressed': isSaved,
    'onClick': toggle,
    'className': `${FILLED} ${className}`,
  }
  return hasWords ? (
    <Button icon={Heart} aria-label={label} {...props}>
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  ) : (
    <IconButton icon={Heart} variant="veil" label={label} {...props} />
  )
}

function GuestHeart({
  home,
  hasWords,
  label,
  className,
}: Required<SaveButtonProps> & { label: string }) {
  const props = {
    'href': `/properties/${home.slug}/save`,
    'aria-label': `${label}: sign in`,
    'onClick': () => keepPendingSave(home.slug),
  }
  if (hasWords) {
    return (
      <ButtonLink icon={Heart} className={className} {...props}>
        Save
      </ButtonLink>
    )
  }
  return (
    <Tooltip text="Sign in to save">
      <Link className={iconButtonStyle({ variant: 'veil', className })} {...props}>
        <Heart size={20} strokeWidth={1.5} aria-hidden />
      </Link>
    </Tooltip>
  )
}
