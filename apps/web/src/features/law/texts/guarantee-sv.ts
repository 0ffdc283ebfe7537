export const guaranteeSv = {
  heading: 'Din reklamationsrätt enligt lag',
  years: 'år',
  period:
    'Har varan ett fel som fanns när du fick den ansvarar säljaren i {years} år efter leveransen. Det kostar dig ingenting.',
  lasting: 'Är varan avsedd att hålla väsentligt längre är det {years} år.',
  repair: 'Varan lagas,',
  replacement: 'eller så får du en ny vara.',
  refund: 'Går inte det får du prisavdrag eller pengarna tillbaka.',
}
