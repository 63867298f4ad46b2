//! A function's configuration: from requests, with Lambda's defaults, and as what is run.
//!
//! What has no effect here (VPC, tracing, dead-letter queue, key, storage size, logging form, architecture) is kept and shown
//! as it was sent. What would change what runs (images, layers, file systems, …) is refused.

use aws_smithy_types::DateTime;
use aws_wire::lambda::Error;
use aws_wire::lambda::types::{
    Architecture, CreateFunctionRequest, Environment, EnvironmentResponse, EphemeralStorage, FunctionConfiguration,
    LastUpdateStatus, LogFormat, LoggingConfig, PackageType, SnapStartApplyOn, SnapStartOptimizationStatus,
    SnapStartResponse, State, TracingConfigResponse, TracingMode, UpdateFunctionConfigurationRequest, VpcConfig,
    VpcConfigResponse,
};
use execution::{FunctionArn, FunctionSpec, Runtime};
use store::Timestamp;

use super::error::Result;
use super::name::LATEST;

/// Seconds that a call may take when nothing is said, as on Lambda.
const TIMEOUT: i32 = 3;
/// Megabytes of memory when nothing is said, as on Lambda.
const MEMORY: i32 = 128;

/// What a request to create makes, without its code.
pub(super) fn created(arn: &FunctionArn, input: CreateFunctionRequest) -> Result<FunctionConfiguration> {
    let layers = input.layers.is_some_and(|layers| !layers.is_empty());
    let file_systems = input.file_system_configs.is_some_and(|systems| !systems.is_empty());
    refuse_if(&[
        (input.package_type == Some(PackageType::Image), "PackageType Image"),
        (input.image_config.is_some(), "ImageConfig"),
        (layers, "Layers"),
        (file_systems, "FileSystemConfigs"),
        (input.code_signing_config_arn.is_some(), "CodeSigningConfigArn"),
        (input.capacity_provider_config.is_some(), "CapacityProviderConfig"),
        (input.accelerator_config.is_some(), "AcceleratorConfig"),
        (input.durable_config.is_some(), "DurableConfig"),
        (input.tenancy_config.is_some(), "TenancyConfig"),
        (input.publish_to.is_some(), "PublishTo"),
        (input.runtime_config.is_some(), "RuntimeConfig"),
    ])?;
    let (Some(runtime), Some(handler)) = (input.runtime, input.handler) else {
        return Err(Error::invalid_parameter_value(
            "Runtime and Handler are mandatory parameters for functions created with deployment packages.",
        )
        .into());
    };
    let snap_start = input.snap_start.and_then(|snap_start| snap_start.apply_on).unwrap_or(SnapStartApplyOn::None);
    let log_group = format!("/aws/lambda/{}", arn.name());
    let logging = input.logging_config.unwrap_or_default();
    Ok(FunctionConfiguration {
        architectures: Some(input.architectures.unwrap_or_else(|| vec![Architecture::X8664])),
        dead_letter_config: input.dead_letter_config,
        description: Some(input.description.unwrap_or_default()),
        environment: environment(input.environment),
        ephemeral_storage: Some(input.ephemeral_storage.unwrap_or(EphemeralStorage { size: 512 })),
        function_arn: Some(arn.to_string()),
        function_name: Some(arn.name().to_owned()),
        handler: Some(handler),
        kms_key_arn: input.kms_key_arn,
        last_update_status: Some(LastUpdateStatus::Successful),
        logging_config: Some(LoggingConfig {
            log_format: logging.log_format.or(Some(LogFormat::Text)),
            log_group: logging.log_group.or(Some(log_group)),
            ..logging
        }),
        memory_size: Some(input.memory_size.unwrap_or(MEMORY)),
        package_type: Some(PackageType::Zip),
        role: Some(input.role),
        runtime: Some(runtime),
        snap_start: Some(SnapStartResponse {
            apply_on: Some(snap_start),
            optimization_status: Some(SnapStartOptimizationStatus::Off),
        }),
        state: Some(State::Active),
        timeout: Some(input.timeout.unwrap_or(TIMEOUT)),
        tracing_config: Some(TracingConfigResponse {
            mode: input.tracing_config.and_then(|tracing| tracing.mode).or(Some(TracingMode::PassThrough)),
        }),
        version: Some(LATEST.to_owned()),
        vpc_config: input.vpc_config.map(vpc),
        ..FunctionConfiguration::default()
    })
}

/// Changes what the request names.
pub(super) fn update(
    configuration: &mut FunctionConfiguration,
    input: UpdateFunctionConfigurationRequest,
) -> Result<()> {
    let layers = input.layers.is_some_and(|layers| !layers.is_empty());
    let file_systems = input.file_system_configs.is_some_and(|systems| !systems.is_empty());
    refuse_if(&[
        (input.image_config.is_some(), "ImageConfig"),
        (layers, "Layers"),
        (file_systems, "FileSystemConfigs"),
        (input.capacity_provider_config.is_some(), "CapacityProviderConfig"),
        (input.accelerator_config.is_some(), "AcceleratorConfig"),
        (input.durable_config.is_some(), "DurableConfig"),
        (input.runtime_config.is_some(), "RuntimeConfig"),
    ])?;
    if input.environment.is_some() {
        configuration.environment = environment(input.environment);
    }
    replace(&mut configuration.dead_letter_config, input.dead_letter_config);
    replace(&mut configuration.description, input.description);
    replace(&mut configuration.ephemeral_storage, input.ephemeral_storage);
    replace(&mut configuration.handler, input.handler);
    replace(&mut configuration.kms_key_arn, input.kms_key_arn);
    if let Some(given) = input.logging_config {
        let logging = configuration.logging_config.get_or_insert_default();
        replace(&mut logging.application_log_level, given.application_log_level);
        replace(&mut logging.log_format, given.log_format);
        replace(&mut logging.log_group, given.log_group);
        replace(&mut logging.system_log_level, given.system_log_level);
    }
    replace(&mut configuration.memory_size, input.memory_size);
    replace(&mut configuration.role, input.role);
    replace(&mut configuration.runtime, input.runtime);
    replace(&mut configuration.timeout, input.timeout);
    replace(&mut configuration.vpc_config, input.vpc_config.map(vpc));
    if let Some(snap_start) = input.snap_start {
        configuration.snap_start = Some(SnapStartResponse {
            apply_on: snap_start.apply_on,
            optimization_status: Some(SnapStartOptimizationStatus::Off),
        });
    }
    if let Some(tracing) = input.tracing_config {
        configuration.tracing_config = Some(TracingConfigResponse { mode: tracing.mode });
    }
    Ok(())
}

/// What is run.
pub(super) fn spec(
    arn: &FunctionArn,
    configuration: &FunctionConfiguration,
    code: execution::Code,
) -> Result<FunctionSpec> {
    let identifier = configuration.runtime.map(|runtime| runtime.as_str()).unwrap_or_default();
    let runtime: Runtime = identifier.parse().map_err(|error: execution::UnsupportedRuntime| {
        let first = "The runtime parameter is not supported for creating or updating functions.";
        Error::invalid_parameter_value(format!("{first} {error}."))
    })?;
    let handler = configuration.handler.as_deref().unwrap_or_default();
    let mut spec = FunctionSpec::new(arn.clone(), runtime, handler, code);
    spec.version = configuration.version.clone().unwrap_or_else(|| LATEST.to_owned());
    let variables = configuration.environment.as_ref().and_then(|environment| environment.variables.as_ref());
    spec.environment = variables.cloned().unwrap_or_default();
    let timeout = u64::try_from(configuration.timeout.unwrap_or(TIMEOUT)).unwrap_or_default();
    spec.timeout = std::time::Duration::from_secs(timeout);
    spec.memory_size = u32::try_from(configuration.memory_size.unwrap_or(MEMORY)).unwrap_or_default();
    Ok(spec)
}

/// Marks the configuration as changed now.
pub(super) fn touch(configuration: &mut FunctionConfiguration, revision: uuid::Uuid, now: Timestamp) {
    configuration.revision_id = Some(revision.to_string());
    configuration.last_modified = Some(last_modified(now));
}

/// A time such as `2025-05-21T09:50:19.250+0000`.
fn last_modified(time: Timestamp) -> String {
    let millis = time.as_millis();
    let seconds = DateTime::from_secs(millis.div_euclid(1000)).to_string();
    format!("{}.{:03}+0000", seconds.trim_end_matches('Z'), millis.rem_euclid(1000))
}

/// Refuses a change that was made up for an older state.
pub(super) fn check_revision(given: Option<&str>, present: Option<&str>) -> Result<()> {
    match given {
        Some(given) if Some(given) != present => Err(Error::precondition_failed(
            "The Revision Id provided does not match the latest Revision Id. Call the GetFunction/GetAlias API to retrieve \
             the latest Revision Id",
        )
        .into()),
        _ => Ok(()),
    }
}

fn refuse_if(members: &[(bool, &str)]) -> Result<()> {
    let refused: Vec<_> = members.iter().filter(|(given, _)| *given).map(|(_, name)| *name).collect();
    if refused.is_empty() {
        return Ok(());
    }
    let names = refused.join(", ");
    Err(Error::invalid_parameter_value(format!("{names}: functions here run from a zip archive, without these."))
        .into())
}

fn replace<T>(member: &mut Option<T>, given: Option<T>) {
    if given.is_some() {
        *member = given;
    }
}

fn environment(given: Option<Environment>) -> Option<EnvironmentResponse> {
    let variables = given?.variables.filter(|variables| !variables.is_empty())?;
    Some(EnvironmentResponse { error: None, variables: Some(variables) })
}

fn vpc(given: VpcConfig) -> VpcConfigResponse {
    VpcConfigResponse {
        ipv6_allowed_for_dual_stack: given.ipv6_allowed_for_dual_stack,
        security_group_ids: given.security_group_ids,
        subnet_ids: given.subnet_ids,
        vpc_id: None,
    }
}
