import type { ComponentProps } from 'react'
import { Volume1, Volume2, VolumeX, type LucideIcon } from 'lucide-react'
import {
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store'

interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  label: string
  /** for those that are on or off */
  isPressed?: boolean
}

/** Without the kit's tooltip, which would not be seen in fullscreen. */
export function PlayerButton({
  icon: Icon,
  label,
  isPressed,
  className = '',
  ...rest
}: PlayerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={`grid size-11 shrink-0 place-items-center rounded-2 text-white hover:bg-white/15 ${isPressed ? 'text-brass' : ''} ${className}`}
      {...rest}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

const { MEDIA_MUTE_REQUEST, MEDIA_UNMUTE_REQUEST, MEDIA_VOLUME_REQUEST } = MediaActionTypes

/** Remembered for the next video. */
export function VolumeControl() {
  const dispatch = useMediaDispatch()
  const volume = useMediaSelector((state) => state.mediaVolume ?? 1)
  const isMuted = useMediaSelector((state) => Boolean(state.mediaMuted))
  const isFixed = useMediaSelector((state) => state.mediaVolumeUnavailable === 'unsupported')
  const heard = isMuted ? 0 : volume
  const icon = heard === 0 ? VolumeX : heard < 0.5 ? Volume1 : Volume2

  return (
    <span className="flex items-center">
      <PlayerButton
        icon={icon}
        label={isMuted ? 'Unmute' : 'Mute'}
        onClick={() => dispatch({ type: isMuted ? MEDIA_UNMUTE_REQUEST : MEDIA_MUTE_REQUEST })}
      />
      {!isFixed && (
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={heard}
          aria-label="Volume"
          aria-valuetext={`${Math.round(heard * 100)} percent`}
          onChange={({ target }) =>
            dispatch({ type: MEDIA_VOLUME_REQUEST, detail: target.valueAsNumber })
          }
          className="h-11 w-20 accent-white max-md:hidden"
        />
      )}
    </span>
  )
}
