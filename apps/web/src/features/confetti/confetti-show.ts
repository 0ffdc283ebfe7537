export const CONFETTI_MS = 2000
export const CONFETTI_INTERVAL_MS = 40
const PIECES_AT_ONCE = 4
/** Above all other layers. */
const TOP_LAYER = 10
/** Lifetime of a piece. */
const PIECE_LIFE_MS = 1600
const GRAVITY_PX_PER_MS2 = 0.0011

interface Piece {
  readonly bornAt: number
  readonly x: number
  readonly y: number
  readonly speedX: number
  readonly speedY: number
  readonly turn: number
  readonly size: number
  readonly colour: string
}

/** From both lower corners, up and inwards. */
function throwPiece(colour: string, { width, height }: { width: number; height: number }, bornAt: number): Piece {
  const fromLeft = Math.random() < 0.5
  const speed = Math.sqrt(height) * (0.03 + Math.random() * 0.025)
  return {
    bornAt,
    x: fromLeft ? 0 : width,
    y: height * 0.75,
    speedX: (fromLeft ? 1 : -1) * speed * (0.3 + Math.random() * 0.6),
    speedY: -speed,
    turn: Math.random() * Math.PI,
    size: 6 + Math.random() * 6,
    colour,
  }
}

function drawPiece(context: CanvasRenderingContext2D, piece: Piece, age: number): void {
  context.globalAlpha = Math.min(1, (2 * (PIECE_LIFE_MS - age)) / PIECE_LIFE_MS)
  context.fillStyle = piece.colour
  context.save()
  context.translate(piece.x + piece.speedX * age, piece.y + piece.speedY * age + (GRAVITY_PX_PER_MS2 * age * age) / 2)
  context.rotate(piece.turn + age / 180)
  // Rotation in depth.
  context.scale(1, Math.cos(piece.turn + age / 110))
  context.fillRect(-piece.size / 2, -piece.size / 3, piece.size, (piece.size * 2) / 3)
  context.restore()
}

function openCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.dataset.part = 'confetti'
  canvas.setAttribute('aria-hidden', 'true')
  canvas.width = window.innerWidth
  canvas.height = window.innerHeight
  // Over the page, without taking clicks.
  Object.assign(canvas.style, { position: 'fixed', inset: '0', zIndex: String(TOP_LAYER), pointerEvents: 'none' })
  document.body.append(canvas)
  return canvas
}

/** Throws for two seconds; the canvas is removed when the last pieces have faded. */
export function playConfetti(colours: readonly string[]): void {
  const canvas = openCanvas()
  const context = canvas.getContext('2d')
  if (!context) return canvas.remove()
  const startedAt = performance.now()
  let pieces: Piece[] = []

  const throwing = setInterval(() => {
    const now = performance.now()
    for (let count = 0; count < PIECES_AT_ONCE; count += 1) {
      const colour = colours[Math.floor(Math.random() * colours.length)]
      if (colour !== undefined) pieces.push(throwPiece(colour, canvas, now))
    }
    if (now - startedAt >= CONFETTI_MS) clearInterval(throwing)
  }, CONFETTI_INTERVAL_MS)

  function draw(now: number): void {
    pieces = pieces.filter(({ bornAt }) => now - bornAt < PIECE_LIFE_MS)
    context?.clearRect(0, 0, canvas.width, canvas.height)
    for (const piece of pieces) if (context) drawPiece(context, piece, Math.max(0, now - piece.bornAt))
    if (now - startedAt < CONFETTI_MS || pieces.length > 0) requestAnimationFrame(draw)
    else canvas.remove()
  }
  requestAnimationFrame(draw)
}
