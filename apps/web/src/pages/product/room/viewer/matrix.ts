/** Four by four, column by column, as WebGL takes it. */
export type Matrix = Float32Array<ArrayBuffer>
export type Vector = readonly [number, number, number]

export function multiply(a: ArrayLike<number>, b: ArrayLike<number>): Matrix {
  const product = new Float32Array(16)
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 4; row += 1) {
      let sum = 0
      for (let at = 0; at < 4; at += 1) sum += (a[at * 4 + row] ?? 0) * (b[column * 4 + at] ?? 0)
      product[column * 4 + row] = sum
    }
  return product
}

/** Of a node: moved, turned by a quaternion, stretched. */
export function placed(
  [x = 0, y = 0, z = 0]: readonly number[],
  [i = 0, j = 0, k = 0, w = 1]: readonly number[],
  [sx = 1, sy = 1, sz = 1]: readonly number[],
): Matrix {
  return new Float32Array([
    (1 - 2 * (j * j + k * k)) * sx,
    2 * (i * j + k * w) * sx,
    2 * (i * k - j * w) * sx,
    0,
    2 * (i * j - k * w) * sy,
    (1 - 2 * (i * i + k * k)) * sy,
    2 * (j * k + i * w) * sy,
    0,
    2 * (i * k + j * w) * sz,
    2 * (j * k - i * w) * sz,
    (1 - 2 * (i * i + j * j)) * sz,
    0,
    x,
    y,
    z,
    1,
  ])
}

interface Lens {
  /** The angle that it sees, in radians. */
  readonly angle: number
  readonly aspect: number
  readonly near: number
  readonly far: number
}

export function perspective({ angle, aspect, near, far }: Lens): Matrix {
  const f = 1 / Math.tan(angle / 2)
  const depth = 1 / (near - far)
  return new Float32Array([
    f / aspect,
    0,
    0,
    0,
    0,
    f,
    0,
    0,
    0,
    0,
    (far + near) * depth,
    -1,
    0,
    0,
    2 * far * near * depth,
    0,
  ])
}

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
function normalise(a: Vector): Vector {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

export function lookAt(eye: Vector, target: Vector): Matrix {
  const z = normalise(subtract(eye, target))
  const x = normalise(cross([0, 1, 0], z))
  const y = cross(z, x)
  return new Float32Array([
    x[0],
    y[0],
    z[0],
    0,
    x[1],
    y[1],
    z[1],
    0,
    x[2],
    y[2],
    z[2],
    0,
    -dot(x, eye),
    -dot(y, eye),
    -dot(z, eye),
    1,
  ])
}
