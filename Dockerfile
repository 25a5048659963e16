# A node of Loupe: built with what the lock files name, run by somebody who may nothing.
FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++ make git && rm -rf /var/lib/apt/lists/*
WORKDIR /loupe
COPY . .
RUN make setup && .venv/bin/python -m pip wheel --no-deps --no-build-isolation -w /wheels .

FROM python:3.11-slim-bookworm
COPY --from=build /wheels /wheels
COPY --from=build /loupe/requirements/dev.txt /tmp/pins.txt
RUN pip install --no-cache-dir -c /tmp/pins.txt /wheels/*.whl && useradd --create-home loupe && \
    mkdir /data && chown loupe /data
USER loupe
VOLUME /data
EXPOSE 8000
CMD ["loupe", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
