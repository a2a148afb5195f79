interface PlaceSceneProps {
  /** walls, floor, color of the place */
  swatches: readonly string[]
  className?: string
}

/** A place, seen through an arched window. */
export function PlaceScene({ swatches, className = '' }: PlaceSceneProps) {
  const [wall, floor = wall, place = floor] = swatches
  return (
    <svg viewBox="0 0 96 72" aria-hidden preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M0 0h96v72H0z" fill={wall} />
      <path d="M0 60h96v12H0z" fill={floor} />
      <path d="M30 60V30a18 18 0 0 1 36 0v30z" fill={place} />
      <path d="M30 60V30a18 18 0 0 1 36 0v30z" fill="#fff" fillOpacity=".2" />
      <circle cx="55" cy="28" r="6" fill={wall} />
      <path d="M30 48c8-7 13-3 18-7s11-3 18 2v17H30z" fill={place} />
      <path
        d="M30 60V30a18 18 0 0 1 36 0v30M48 12v48M30 38h36"
        fill="none"
        stroke={wall}
        strokeWidth="1.5"
      />
      <path d="M26 60h44" stroke="#000" strokeOpacity=".2" strokeWidth="2" />
    </svg>
  )
}
