/** Head and features. `skin` is light, shade and blush; the light comes from the left. */
export function face(person) {
  const { skin, brow = person.hair, lips } = person
  const [light, shade, blush] = skin
  return `
    ${ear(182, light, shade)}${ear(330, shade, shade)}
    <g clip-path="url(#head)">
      <rect x="150" y="90" width="220" height="260" fill="${light}"/>
      <path d="M300 90 C292 170 300 250 268 340 L380 340 L380 90 Z" fill="${shade}" opacity="0.55"/>
      <ellipse cx="208" cy="256" rx="17" ry="10" fill="${blush}" opacity="0.3"/>
      <ellipse cx="304" cy="256" rx="17" ry="10" fill="${blush}" opacity="0.3"/>
      ${person.freckles ? freckles(shade) : ''}
      ${person.beard ? beard(person) : ''}
    </g>
    ${eyes(person, brow)}
    <path d="M258 206 C262 226 268 240 264 247 C261 252 252 252 247 249" fill="none" stroke="${shade}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" style="filter:brightness(0.86)"/>
    ${mouth(person, lips)}
    ${person.lines ? lines(shade) : ''}
    ${person.glasses ? glasses(person.glasses) : ''}`
}

export function neck({ skin: [, shade] }) {
  return `<path d="M222 280 L222 368 C206 376 200 380 200 384 C220 412 292 412 312 384 C312 380 306 376 290 368 L290 280 Z" fill="${shade}"/>
    <path d="M222 330 C238 358 274 358 290 326 L290 352 C274 372 238 372 222 352 Z" fill="#2A1408" opacity="0.14"/>`
}

function ear(x, color, shade) {
  const side = x < 256 ? -1 : 1
  return `<ellipse cx="${x + side * 3}" cy="226" rx="13" ry="20" fill="${color}"/>
    <path d="M${x + side * 6} 216 C${x - side * 2} 220 ${x - side * 1} 230 ${x + side * 4} 236" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" opacity="0.8"/>`
}

function eyes({ iris = '#3B2A1C', lashes }, brow) {
  const eye = (x, side) => `
    <path d="M${x - 15} 218 C${x - 8} 208 ${x + 8} 208 ${x + 15} 218 C${x + 8} 225 ${x - 8} 225 ${x - 15} 218 Z" fill="#FBF7F0"/>
    <circle cx="${x}" cy="216.5" r="7.2" fill="${iris}"/><circle cx="${x}" cy="216.5" r="3.4" fill="#17120D"/>
    <circle cx="${x - 2.4}" cy="213.8" r="1.9" fill="#fff"/>
    <path d="M${x - 16} 218 C${x - 8} 207 ${x + 8} 207 ${x + 16} 217" fill="none" stroke="#2A1E15" stroke-width="${lashes ? 4 : 2.8}" stroke-linecap="round"/>
    ${lashes ? `<path d="M${x + side * 15} 217 L${x + side * 20} 212" stroke="#2A1E15" stroke-width="3" stroke-linecap="round"/>` : ''}
    <path d="M${x - side * 15} 196 C${x - side * 4} 188 ${x + side * 9} 188 ${x + side * 19} 196" fill="none" stroke="${brow}" stroke-width="${lashes ? 5 : 6.5}" stroke-linecap="round"/>`
  return eye(224, -1) + eye(288, 1)
}

function mouth({ smile = 1, beard: hasBeard }, lips = '#A4564A') {
  const depth = hasBeard ? 10 : 8 + smile * 8
  if (smile > 1.4) {
    return `<path d="M230 271 C243 ${266} 269 266 282 271 C278 ${275 + depth} 234 ${275 + depth} 230 271 Z" fill="${lips}"/>
      <path d="M236 272.5 C246 270 266 270 276 272.5 C272 280 240 280 236 272.5 Z" fill="#FBF5EC"/>`
  }
  const [from, to] = hasBeard ? [237, 275] : [233, 279]
  return `<path d="M${from} 275 C245 ${274 + depth} 267 ${274 + depth} ${to} 275" fill="none" stroke="${lips}" stroke-width="${hasBeard ? 6 : 5.5}" stroke-linecap="round"/>
    ${hasBeard ? '' : `<path d="M248 ${288 + smile * 2} C253 ${291 + smile * 2} 259 ${291 + smile * 2} 264 ${288 + smile * 2}" fill="none" stroke="${lips}" stroke-width="3" stroke-linecap="round" opacity="0.4"/>`}`
}

function beard({ beard: color, beardLength = 1, stubble }) {
  const low = 330 + beardLength * 6
  return `<g opacity="${stubble ? 0.35 : 1}">
    <path d="M180 214 C186 232 192 252 204 258 C218 262 226 252 256 254 C286 252 294 262 308 258 C320 252 326 232 332 214 L340 ${low} L172 ${low} Z" fill="${color}"/>
  </g>`
}

function freckles(shade) {
  const spots = [
    [204, 240],
    [212, 246],
    [220, 241],
    [198, 248],
    [292, 241],
    [300, 247],
    [309, 241],
    [315, 248],
    [246, 236],
    [268, 237],
  ]
  return spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="${shade}"/>`).join('')
}

function lines(shade) {
  return `<g fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" opacity="0.9">
    <path d="M214 250 C209 258 209 264 212 270"/><path d="M298 250 C303 258 303 264 300 270"/>
    <path d="M198 226 L190 230"/><path d="M314 226 L322 230"/></g>`
}

function glasses({ color, isRound }) {
  const lens = (x) =>
    isRound
      ? `<circle cx="${x}" cy="217" r="25"/>`
      : `<rect x="${x - 27}" y="199" width="54" height="37" rx="13"/>`
  return `<g fill="#fff" fill-opacity="0.14" stroke="${color}" stroke-width="5">${lens(223)}${lens(289)}
    <path d="M249 213 C253 208 259 208 263 213 M197 212 L184 208 M315 212 L328 208" fill="none"/></g>`
}
