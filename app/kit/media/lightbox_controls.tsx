import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useController, useLightboxState, useNavigationState } from 'yet-another-react-lightbox'
import type { LightboxAction } from '#app/kit/media/lightbox'
import { IconButton } from '#app/kit/button/icon_button'

/** The current picture's position, also announced to screen readers. */
export function Position() {
  const { currentIndex, slides } = useLightboxState()
  return (
    <p className="num absolute top-6 left-5 text-13" aria-live="polite">
      {`${currentIndex + 1} / ${slides.length}`}
    </p>
  )
}

export function ZoomButton({ isZoomed, onToggle }: { isZoomed: boolean; onToggle: () => void }) {
  return (
    <IconButton
      icon={isZoomed ? ZoomOut : ZoomIn}
      label={isZoomed ? 'Zoom out' : 'Zoom in'}
      variant="veil"
      onClick={onToggle}
    />
  )
}

export function CloseButton() {
  const { close } = useController()
  return <IconButton icon={X} label="Close" variant="veil" onClick={() => close()} />
}

export function ActionLink({ label, href, icon: Icon }: LightboxAction) {
  return (
    <a
      href={href}
      aria-label={label}
      className="flex h-11 items-center gap-2 rounded-full bg-black/60 px-3 text-13 text-white hover:bg-black/80 sm:px-4"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <span aria-hidden className="max-sm:hidden">
        {label}
      </span>
    </a>
  )
}

/** For wide screens; phones swipe. */
export function ArrowButton({ to }: { to: 'previous' | 'next' }) {
  const { prev, next } = useController()
  const { prevDisabled, nextDisabled } = useNavigationState()
  const isBack = to === 'previous'
  return (
    <IconButton
      icon={isBack ? ChevronLeft : ChevronRight}
      label={isBack ? 'Previous' : 'Next'}
      variant="veil"
      aria-disabled={isBack ? prevDisabled : nextDisabled}
      onClick={() => (isBack ? prev() : next())}
      className={`absolute top-1/2 -translate-y-1/2 aria-disabled:opacity-40 max-md:hidden ${isBack ? 'left-5' : 'right-5'}`}
    />
  )
}
