/** Hair in two layers: behind the shoulders, and over the forehead. */
export function hairBehind({ cut, hair, hairDark }) {
  return BEHIND[cut]?.(hair, hairDark) ?? ''
}

export function hairInFront({ cut, hair, hairDark, earrings }) {
  return (
    (FRONT[cut]?.(hair, hairDark) ?? '') +
    (earrings
      ? `<circle cx="178" cy="252" r="6.5" fill="${earrings}"/><circle cx="334" cy="252" r="6.5" fill="${earrings}"/>`
      : '')
  )
}

const BEHIND = {
  waves: (hair, dark) =>
    `<path d="M256 84 C158 80 140 168 150 240 C156 286 126 330 140 384 C150 424 208 420 220 384 L292 384 C304 420 362 424 372 384 C386 330 356 286 362 240 C372 168 354 80 256 84 Z" fill="${dark}"/>
     <path d="M150 250 C150 300 134 330 146 376 C154 400 182 404 196 392 C176 350 180 300 176 250 Z" fill="${hair}"/>`,
  bob: (hair, dark) =>
    `<path d="M256 92 C164 90 148 170 152 232 C154 276 150 306 166 318 C190 332 222 326 226 312 L286 312 C290 326 322 332 346 318 C362 306 358 276 360 232 C364 170 348 90 256 92 Z" fill="${dark}"/>`,
  bun: (hair, dark) =>
    `<circle cx="256" cy="82" r="42" fill="${dark}"/><path d="M226 62 C240 50 272 50 288 66" fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"/>`,
  afro: (hair, dark) =>
    `<g fill="${dark}"><circle cx="256" cy="150" r="96"/><circle cx="172" cy="184" r="52"/><circle cx="340" cy="184" r="52"/><circle cx="196" cy="112" r="54"/><circle cx="316" cy="112" r="54"/><circle cx="166" cy="238" r="38"/><circle cx="346" cy="238" r="38"/></g>`,
  braid: (hair, dark) =>
    `<path d="M256 96 C176 94 158 166 168 230 L344 230 C354 166 336 94 256 96 Z" fill="${dark}"/>`,
  long: (hair, dark) =>
    `<path d="M256 90 C166 88 150 164 156 232 L150 420 C176 436 208 430 222 410 L290 410 C304 430 336 436 362 420 L356 232 C362 164 346 88 256 90 Z" fill="${dark}"/>`,
}

const FRONT = {
  waves: (hair, dark) =>
    `<path d="M250 106 C202 104 168 140 172 214 C174 228 182 232 186 222 C188 190 206 160 250 142 C292 158 322 182 326 222 C330 232 340 228 340 212 C344 140 306 100 250 106 Z" fill="${hair}"/>
     <path d="M336 200 C352 250 342 300 360 350 C366 374 352 394 334 392 C342 350 330 280 330 230 Z" fill="${hair}"/>
     <path d="M236 122 C214 130 196 148 190 176" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.6"/>`,
  bob: (hair, dark) =>
    `<path d="M262 104 C198 98 158 146 164 226 C165 262 160 290 172 306 C188 312 196 290 194 262 C192 220 206 176 236 152 C262 182 304 188 318 206 C318 250 316 292 336 306 C354 292 348 256 349 226 C352 148 316 108 262 104 Z" fill="${hair}"/>
     <path d="M240 132 C214 146 194 172 188 206" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.5"/>`,
  fringe: (hair, dark) =>
    `<path d="M256 100 C180 98 154 150 160 230 C161 270 158 294 170 312 C184 312 192 290 190 262 L190 200 C220 206 292 206 322 200 L322 262 C320 290 328 312 342 312 C354 294 351 270 352 230 C358 150 332 98 256 100 Z" fill="${hair}"/>
     <g fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.55"><path d="M222 130 L216 192"/><path d="M256 124 L256 196"/><path d="M290 130 L296 192"/></g>`,
  bun: (hair, dark) =>
    `<path d="M256 106 C196 106 170 150 176 214 C178 222 184 222 186 214 C190 176 214 152 256 146 C298 152 322 176 326 214 C328 222 334 222 336 214 C342 150 316 106 256 106 Z" fill="${hair}"/>
     <g fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.55"><path d="M232 112 C214 124 198 144 192 172"/><path d="M280 112 C298 124 314 144 320 172"/><path d="M256 108 L256 140"/></g>`,
  afro: (hair, dark) =>
    `<g fill="${hair}"><circle cx="196" cy="152" r="30"/><circle cx="232" cy="132" r="32"/><circle cx="276" cy="130" r="32"/><circle cx="314" cy="150" r="30"/><circle cx="180" cy="186" r="22"/><circle cx="332" cy="186" r="22"/></g>
     <g fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.45"><path d="M214 128 C220 120 230 118 238 122"/><path d="M270 120 C280 114 292 118 298 126"/><path d="M188 160 C190 150 198 144 206 144"/></g>`,
  braid: (hair, dark) =>
    `<path d="M238 110 C188 116 170 160 177 218 C179 226 185 224 187 214 C192 184 214 160 244 142 C280 150 320 170 325 214 C327 224 333 226 335 218 C342 152 300 102 238 110 Z" fill="${hair}"/>
     <path d="M328 214 C356 236 362 268 350 292 C366 312 364 336 350 352 C362 370 360 392 348 406 C352 424 344 440 334 448 C326 438 324 424 328 408 C318 392 320 372 332 354 C322 336 324 314 334 294 C326 270 330 240 322 222 Z" fill="${hair}"/>
     <path d="M326 398 C334 404 344 404 350 398 L349 408 C342 413 334 413 327 408 Z" fill="#9B2F2A"/>
     <g fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.6"><path d="M334 294 C342 288 350 280 352 268"/><path d="M350 292 C344 306 338 312 328 316"/><path d="M332 354 C340 348 348 340 354 328"/><path d="M350 352 C344 364 338 370 328 374"/><path d="M232 126 C208 138 192 160 187 188"/></g>`,
  long: (hair, dark) =>
    `<path d="M256 104 C188 102 162 150 168 224 L160 400 C178 400 190 384 190 360 L190 224 C196 186 220 160 254 140 C290 160 316 186 322 224 L322 360 C322 384 334 400 352 400 L344 224 C350 150 324 102 256 104 Z" fill="${hair}"/>
     <path d="M254 108 L254 140" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.6"/>`,
  part: (hair, dark) =>
    `<path d="M176 216 C164 150 186 108 236 104 C254 90 318 92 334 140 C342 164 340 196 336 216 C332 220 328 214 327 204 C326 182 318 170 308 160 C276 162 230 158 210 144 C200 160 188 176 185 204 C184 214 180 220 176 216 Z" fill="${hair}"/>
     <path d="M212 142 C222 124 240 114 262 112" fill="none" stroke="${dark}" stroke-width="4.5" stroke-linecap="round" opacity="0.6"/>`,
  crop: (hair, dark) =>
    `<path d="M177 214 C168 150 190 110 256 108 C322 110 344 150 335 214 C331 218 328 212 327 200 C325 176 316 162 300 156 C276 150 236 150 212 156 C196 162 187 176 185 200 C184 212 181 218 177 214 Z" fill="${hair}"/>
     <g fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.45"><path d="M216 132 L210 148"/><path d="M240 124 L238 144"/><path d="M266 122 L268 142"/><path d="M292 128 L298 146"/></g>`,
  curls: (hair, dark) =>
    `<g fill="${hair}"><circle cx="190" cy="158" r="22"/><circle cx="206" cy="132" r="24"/><circle cx="236" cy="118" r="26"/><circle cx="270" cy="116" r="26"/><circle cx="302" cy="130" r="25"/><circle cx="322" cy="156" r="22"/><circle cx="181" cy="186" r="14"/><circle cx="331" cy="186" r="14"/><path d="M190 150 C216 172 296 172 322 150 L310 120 L204 120 Z"/></g>
     <g fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.6"><path d="M198 128 C204 120 214 120 218 126"/><path d="M232 116 C240 106 252 108 254 116"/><path d="M274 112 C284 106 294 112 294 120"/><path d="M306 138 C314 136 322 144 320 152"/><path d="M186 162 C188 154 196 152 200 156"/></g>`,
  swept: (hair, dark) =>
    `<path d="M176 214 C166 160 182 112 230 98 C286 78 344 110 338 178 C338 194 338 206 335 214 C331 218 328 212 327 202 C326 180 322 166 310 154 C276 168 222 166 196 150 C188 166 186 186 185 202 C184 212 180 218 176 214 Z" fill="${hair}"/>
     <g fill="none" stroke="${dark}" stroke-width="4.5" stroke-linecap="round" opacity="0.55"><path d="M200 146 C216 120 246 106 286 106"/><path d="M222 154 C244 134 274 124 306 126"/></g>`,
  thinning: (hair) =>
    `<path d="M177 218 C164 190 168 158 188 142 C194 152 190 178 187 208 C186 218 181 224 177 218 Z" fill="${hair}"/><path d="M335 218 C348 190 344 158 324 142 C318 152 322 178 325 208 C326 218 331 224 335 218 Z" fill="${hair}"/>
     <path d="M196 140 C214 122 246 118 262 126 C244 128 222 134 204 150 Z" fill="${hair}" opacity="0.75"/>`,
}
BEHIND.fringe = BEHIND.bob
