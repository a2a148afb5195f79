import 'yet-another-react-lightbox/styles.css'
import '#app/kit/media/lightbox.css'
import { useMemo, useState } from 'react'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { LightboxProps } from '#app/kit/media/lightbox'
import {
  ActionLink,
  ArrowButton,
  CloseButton,
  Position,
  ZoomButton,
} from '#app/kit/media/lightbox_controls'
import { LightboxSlide } from '#app/kit/media/lightbox_slide'

/** First zoom level of double tap, zoom button and `+`. */
const CLOSE_LOOK = 2.5
const MAX_ZOOM = 5

/** The full-screen dialog of `Lightbox`, in its own file to load on demand. */
export default function LightboxDialog({
  images,
  label,
  openAt,
  onClose,
  onShow,
  actionOf,
}: LightboxProps) {
  const isSingle = images.length === 1
  const slides = useMemo(
    () => images.map((picture) => ({ type: 'picture' as const, picture })),
    [images]
  )
  // New props must not jump back to the opening picture, nor closing to the first one.
  const [index, setIndex] = useState(openAt ?? 0)
  const [openedAt, setOpenedAt] = useState(openAt)
  if (openAt !== openedAt) {
    setOpenedAt(openAt)
    if (openAt !== null) setIndex(openAt)
  }

  const shown = images[index]
  const action = shown && actionOf?.(shown)

  return (
    <YetAnotherLightbox
      open={openAt !== null}
      close={onClose}
      index={index}
      on={{
        view: ({ index: viewed }) => {
          setIndex(viewed)
          onShow?.(viewed)
        },
      }}
      slides={slides}
      plugins={[Zoom]}
      labels={{ 'Lightbox': label, 'Photo gallery': label }}
      animation={{ fade: 200 }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      zoom={{
        supports: ['picture'],
        maxZoom: MAX_ZOOM,
        zoomInMultiplier: CLOSE_LOOK,
        doubleClickMaxStops: 1,
        scrollToZoom: true,
      }}
      toolbar={{
        buttons: [action && <ActionLink key="action" {...action} />, 'zoom', 'close'],
      }}
      render={{
        slide: ({ slide, zoom = 1 }) =>
          slide.type === 'picture' && <LightboxSlide picture={slide.picture} zoom={zoom} />,
        slideFooter: ({ slide }) =>
          slide.type === 'picture' && (
            <p className="absolute inset-x-0 bottom-0 px-5 py-3 text-center text-13">
              {slide.picture.alt}
            </p>
          ),
        controls: () => <Position />,
        buttonZoom: ({ zoom, changeZoom }) => (
          <ZoomButton isZoomed={zoom > 1} onToggle={() => changeZoom(zoom > 1 ? 1 : CLOSE_LOOK)} />
        ),
        buttonClose: () => <CloseButton key="close" />,
        buttonPrev: () => (isSingle ? null : <ArrowButton to="previous" />),
        buttonNext: () => (isSingle ? null : <ArrowButton to="next" />),
      }}
      styles={{ root: { '--yarl__portal_zindex': 50 } }}
    />
  )
}
