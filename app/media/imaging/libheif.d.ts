declare module 'libheif-js/wasm-bundle.js' {
  interface DecodedImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** fills `target.data` with RGBA; null on failure */
    display<T extends { data: Uint8ClampedArray; width: number; height: number }>(
      target: T,
      done: (result: T | null) => void
    ): void
  }
  export class HeifDecoder {
    decode(bytes: Uint8Array): DecodedImage[]
  }
  const libheif: { HeifDecoder: typeof HeifDecoder }
  export default libheif
}
