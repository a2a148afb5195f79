import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { HandleRoot, Item, Provider, Root } from 'react-compare-slider/components'
import { useReactCompareSlider } from 'react-compare-slider/hooks'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import { ChevronsLeftRight, ChevronsUpDown } from 'lucide-react'

interface CompareSliderProps {
  before: Picture
  after: Picture
  /** What is compared: "Living room, before and after". */
  label: string
  /** Shown on the two pictures. */
  captions?: readonly [before: string, after: string]
  sizes?: string
  /** Top and bottom instead of side by side; default for portrait pictures. */
  isVertical?: boolean
  /** Fills its parent and crops; by default keeps the picture's shape. */
  isFilling?: boolean
  /** The page's largest picture: both are loaded first. */
  priority?: boolean
  /** Overlaid in a corner: the "AI-generated" badge. */
  children?: ReactNode
}

/** One percent, the specification's keyboard step of 0.01. */
const KEY_STEP = '1%'

/** The library's default depends on the browser and would break hydration. */
const TRANSITION = '0.15s ease-out'

/**
 * Two overlaid pictures with a draggable divider. Clicking elsewhere moves the divider there. A
 * horizontal divider is dragged only by its handle, so that vertical swipes still scroll the page.
 */
export function CompareSlider({
  before,
  after,
  label,
  captions = ['Before', 'After'],
  sizes,
  isVertical = after.height > after.width,
  isFilling = false,
  priority,
  children,
}: CompareSliderProps) {
  const slider = useReactCompareSlider({
    defaultPosition: 50,
    keyboardIncrement: KEY_STEP,
    onlyHandleDraggable: isVertical || undefined,
    portrait: isVertical,
    transition: TRANSITION,
  })
  const { position, setPosition, setPositionFromBounds } = slider

  const bringHere = ({ pageX, pageY }: MouseEvent) => setPositionFromBounds({ x: pageX, y: pageY })
  const jump = (event: KeyboardEvent) => {
    const target = {
      Home: 0,
      End: 100,
      PageUp: position.current + 10,
      PageDown: position.current - 10,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    setPosition(target)
  }

  return (
    <div className={`relative ${isFilling ? 'size-full' : ''}`}>
      <Provider {...slider}>
        <Root
          className={isFilling ? 'size-full bg-raised' : 'rounded-6 bg-raised'}
          style={{
            aspectRatio: isFilling ? undefined : `${after.width}/${after.height}`,
            touchAction: 'pan-y',
          }}
          onClick={bringHere}
        >
          <Item item="itemOne">
            <Photo image={before} ratio="fill" sizes={sizes} priority={priority} />
            <Caption className="top-3 left-3">{captions[0]}</Caption>
          </Item>
          <Item item="itemTwo">
            <Photo image={after} ratio="fill" sizes={sizes} priority={priority} />
            <Caption className={isVertical ? 'bottom-3 left-3' : 'top-3 right-3'}>
              {captions[1]}
            </Caption>
          </Item>
          <HandleRoot aria-label={label} className="group" onKeyDown={jump}>
            <CompareHandle isVertical={isVertical} />
          </HandleRoot>
        </Root>
      </Provider>
      {children && <div className="absolute right-3 bottom-3 z-10">{children}</div>}
    </div>
  )
}

/** The slider's own label tells screen readers the same. */
function Caption({ className, children }: { className: string; children: string }) {
  return (
    <span aria-hidden className={`pointer-events-none absolute ${className}`}>
      <Badge tone="veil">{children}</Badge>
    </span>
  )
}

/** The line (2 px, with a wider grab area) and the knob (40 px) between two pictures. */
function CompareHandle({ isVertical }: { isVertical: boolean }) {
  const Arrows = isVertical ? ChevronsUpDown : ChevronsLeftRight
  return (
    <div
      className={`pointer-events-none grid touch-none place-items-center ${
        isVertical ? 'h-10 w-full cursor-ns-resize' : 'h-full w-10 cursor-ew-resize'
      }`}
    >
      <span
        className={`pointer-events-auto col-start-1 row-start-1 grid place-items-center ${
          isVertical ? 'h-6 w-full' : 'h-full w-6'
        }`}
      >
        <span className={`bg-white ${isVertical ? 'h-0.5 w-full' : 'h-full w-0.5'}`} />
      </span>
      <span className="pointer-events-auto col-start-1 row-start-1 grid size-10 place-items-center rounded-full bg-white text-black shadow-float outline-brass group-focus-visible:outline-2 group-focus-visible:outline-offset-2">
        <Arrows size={18} strokeWidth={1.5} aria-hidden />
      </span>
    </div>
  )
}
