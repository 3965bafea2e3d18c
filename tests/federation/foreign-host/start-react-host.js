// Shared libraries are negotiated before the first import that needs them.
void import('./react-host.jsx');
