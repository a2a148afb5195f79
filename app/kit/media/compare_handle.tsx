import { ChevronsLeftRight, ChevronsUpDown } from 'lucide-react'

/** The line (2 px, with a wider grab area) and the knob (40 px) between two pictures. */
export function CompareHandle({ isVertical }: { isVertical: boolean }) {
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
