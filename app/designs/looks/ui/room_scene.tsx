interface RoomSceneProps {
  /** walls, floor, then furniture */
  swatches: readonly string[]
  className?: string
}

/** A room drawn in a palette: two walls, a floor, window light, a sofa, a rug, a picture. */
export function RoomScene({ swatches, className = '' }: RoomSceneProps) {
  const [wall, floor = wall, textile = floor, accent = textile, dark = accent] = swatches
  return (
    <svg viewBox="0 0 96 72" aria-hidden preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M0 0h96v72H0z" fill={wall} />
      <path d="M0 0l22 6v40L0 60z" fill="#000" fillOpacity=".12" />
      <path d="M0 60l22-14h74v26H0z" fill={floor} />
      <path
        d="M0 64l96 0M0 68h96M22 46L10 72M46 46l-4 26M72 46l8 26"
        stroke="#000"
        strokeOpacity=".08"
      />
      <path d="M0 0h96v5L22 6z" fill="#fff" fillOpacity=".35" />
      <path d="M5 14l9 2v26l-9 5z" fill="#fff" fillOpacity=".7" />
      <path d="M24 62l16-9h44l8 9z" fill={textile} fillOpacity=".75" />
      <path d="M50 14h18v14H50z" fill={accent} />
      <path d="M53 17h12v8H53z" fill={dark} fillOpacity=".55" />
      <rect x="40" y="36" width="40" height="13" rx="3" fill={textile} />
      <rect x="37" y="42" width="46" height="11" rx="3" fill={textile} />
      <rect x="37" y="42" width="46" height="11" rx="3" fill="#000" fillOpacity=".1" />
      <rect x="44" y="37" width="10" height="9" rx="2" fill={accent} />
      <path d="M88 30v24" stroke={dark} strokeWidth="1.2" />
      <path d="M84 30l2-8h4l2 8z" fill={dark} />
      <path d="M14 42l40 30H6l8-4z" fill="#fff" fillOpacity=".1" />
    </svg>
  )
}
