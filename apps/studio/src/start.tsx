import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/fraunces/opsz.css'
import './styles/ground.css'
import './styles/parts.css'
import './styles/frame.css'
import './styles/door.css'
import './styles/today.css'
import './styles/desk.css'
import './styles/media.css'
import './styles/picture-choice.css'
import './styles/pages.css'
import './styles/editor-head.css'
import './styles/patterns.css'
import './styles/editor.css'
import './styles/rich-text.css'
import './styles/reviews.css'
import { StudioApp } from './studio-app.tsx'

const place = document.querySelector('#studio')
if (!place) throw new Error('The document has no place for the studio')
createRoot(place).render(
  <StrictMode>
    <StudioApp />
  </StrictMode>,
)
