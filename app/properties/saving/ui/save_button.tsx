import { Link } from '@inertiajs/react'
import { Heart } from 'lucide-react'
import { IconButton, iconButtonStyle } from '#app/kit/button/icon_button'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useStore } from '#app/kit/hooks/use_store'
import { Tooltip } from '#app/kit/overlay/tooltip'
import { changedSaves, changeSave, saveKey } from '#app/properties/saving/ui/saved_homes'
import type { Savable } from '#app/properties/ui/types'

interface SaveButtonProps {
  home: Savable
  className?: string
}

const FILLED = 'aria-pressed:[&_svg]:fill-current'

/**
 * A heart that lies on a photo: keeps a home, or lets it go. Leads guests to sign in, and keeps it
 * once they are back.
 */
export function SaveButton({ home, className = '' }: SaveButtonProps) {
  const isSignedIn = useAccount() !== null
  const { isSaved, toggle } = useSavedHome(home)
  const label = `Save ${home.name ?? 'this home'}`

  if (!isSignedIn) return <GuestHeart {...{ home, label, className }} />
  return (
    <IconButton
      icon={Heart}
      variant="veil"
      label={label}
      aria-pressed={isSaved}
      onClick={toggle}
      className={`${FILLED} ${className}`}
    />
  )
}

function GuestHeart({ home, label, className }: Required<SaveButtonProps> & { label: string }) {
  return (
    <Tooltip text="Sign in to save">
      <Link
        href={`/properties/${home.slug}/save`}
        aria-label={`${label}: sign in`}
        onClick={() => keepForSignIn(`save ${home.slug}`)}
        className={iconButtonStyle({ variant: 'veil', className })}
      >
        <Heart size={20} strokeWidth={1.5} aria-hidden />
      </Link>
    </Tooltip>
  )
}

/** Whether a home is saved, as every heart on the page shows it. */
function useSavedHome({ slug, is_saved: isSaved }: Savable) {
  const accountId = useAccount()?.id
  const key = saveKey(accountId ?? 0, slug)
  const isShown = useStore(changedSaves).get(key) ?? isSaved

  useAfterSignIn(`save ${slug}`, () => {
    if (!isSaved) void changeSave(key, slug, true, false)
  })

  return { isSaved: isShown, toggle: () => void changeSave(key, slug, !isShown, isShown) }
}
