import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mosaicToOnnx } from './scenes/mosaic_to_onnx.js'
import { collapseUpscaler } from './upscaler/collapse_upscaler.js'

/**
 * Builds `resources/models/*.onnx` from two npm packages, unpacked but never installed, and, if a
 * clone of `mlcommons/mobile_models` is named, from a package of its history.
 */
const TARGET = fileURLToPath(new URL('../../resources/models/', import.meta.url))
const MOSAIC = 'fb216bc:beta/CoreML/Mosaic.mlpackage/Data/com.apple.CoreML'
const MAX_BLOB_BYTES = 16 * 1024 * 1024

const lines = unpack('jp.keijiro.mlsd@1.0.0')
copyFileSync(join(lines, 'ONNX/mlsd_512x512_large.onnx'), join(TARGET, 'mlsd_512_large.onnx'))

const upscaler = unpack('@upscalerjs/esrgan-slim@1.0.0')
const converted = collapseUpscaler(join(upscaler, 'models/x2/model.json'))
writeFileSync(join(TARGET, 'esrgan_slim_x2.onnx'), converted)

const [clone] = process.argv.slice(2)
if (clone) {
  const scenes = mosaicToOnnx({
    model: blob(clone, `${MOSAIC}/model.mlmodel`),
    weights: blob(clone, `${MOSAIC}/weights/weight.bin`),
  })
  writeFileSync(join(TARGET, 'scenes.onnx'), scenes)
}

function unpack(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vesta-models-'))
  execFileSync('npm', ['pack', '--silent', name], { cwd: folder })
  execFileSync('tar', ['xzf', readdirSync(folder)[0]], { cwd: folder })
  return join(folder, 'package')
}

function blob(repository: string, name: string): Buffer {
  return execFileSync('git', ['show', name], { cwd: repository, maxBuffer: MAX_BLOB_BYTES })
}
